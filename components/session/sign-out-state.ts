/** This tab is on its way out of the page, so what becomes of the visitor is no news to it. */
let leaving = false

export const isLeaving = (): boolean => leaving

export function setLeaving(value: boolean): void {
  leaving = value
}
