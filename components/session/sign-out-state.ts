/**
 * This tab is on its way out of the page: what becomes of the visitor is no news to it, and nothing of them
 * is kept any more.
 */
let leaving = false

export const isLeaving = (): boolean => leaving

export function setLeaving(value: boolean): void {
  leaving = value
}
