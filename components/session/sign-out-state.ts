/**
 * Set while this tab is leaving the page: a changed visitor then causes no reload, and no user data are
 * stored any more.
 */
let leaving = false

export const isLeaving = (): boolean => leaving

export function setLeaving(value: boolean): void {
  leaving = value
}
