/** A step as a wizard declares it. */
export type StepDefinition<Fact extends string> = {
  /** What saving the step leaves behind; later steps need it. Null for a step that leaves nothing. */
  produces: Fact | null
  /** The first step is never closed: it greets everybody with what they can do next. */
  reentry?: 'always'
  /** The confirmation is not counted as a step and not offered as a place to continue. */
  terminal?: true
}

/** The facts of a visitor, read fresh from the back ends; a wizard adds what its own rules need. */
export type StepProgress<Fact extends string> = { facts: ReadonlySet<Fact> }

/**
 * A wizard: its steps, and what its own progress says about them. The order is not part of it, because one
 * wizard may have several.
 */
export type StepRules<Id extends string, Fact extends string, Progress extends StepProgress<Fact>> = {
  steps: Readonly<Record<Id, StepDefinition<Fact>>>
  /** Leads on when nothing else is open; its `reentry` is `always`. */
  start: Id
  /** The terminal step. */
  end: Id
  /** Shows all answers before they take effect; a step that is edited from there returns to it. */
  review?: Id
  /** All is done: the steps are closed. */
  isFinished: (progress: Progress) => boolean
  /** Whether who has finished may see the terminal step. */
  maySeeEnd: (progress: Progress) => boolean
  /** Whether a step that is done may be entered again. */
  mayRevisit: (progress: Progress) => boolean
  /** Whether a step means nothing to this visitor and is passed over; no step by default. */
  isOmitted?: (id: Id, progress: Progress) => boolean
}
