/** Name of the field by which a form of a step says that it stands on the page of the express checkout. */
export const SHOWN_ON = 'shownOn'

/** The value of that field; a form of the step itself has none. */
export const EXPRESS = 'express'

export type ShownOn = typeof EXPRESS | undefined

/** Where a submitted form stands. */
export const shownOnOf = (fields: Readonly<Record<string, unknown>>): ShownOn =>
  fields[SHOWN_ON] === EXPRESS ? EXPRESS : undefined
