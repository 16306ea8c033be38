/** Definition of a step by its wizard. */
export type StepDefinition<Fact extends string> = {
  /** The fact that saving the step produces; later steps need it. Null for a step that produces none. */
  produces: Fact | null
  /** The first step is never closed: it shows every visitor what they can do next. */
  reentry?: 'always'
  /** The confirmation step is not counted and not offered as a step to continue with. */
  terminal?: true
}

/** The facts about a visitor, read fresh from the back ends; a wizard adds what its own rules need. */
export type StepProgress<Fact extends string> = { facts: ReadonlySet<Fact> }

/**
 * A wizard: its steps and its rules about progress. The order is not part of it, because one wizard may have
 * several flows.
 */
export type StepRules<Id extends string, Fact extends string, Progress extends StepProgress<Fact>> = {
  steps: Readonly<Record<Id, StepDefinition<Fact>>>
  /** Fallback if no other step is open; its `reentry` is `always`. */
  start: Id
  /** The terminal step. */
  end: Id
  /** Shows all answers before they take effect; a step that is edited from there returns to it. */
  review?: Id
  /** Whether the wizard is finished; its steps are closed then. */
  isFinished: (progress: Progress) => boolean
  /** Whether a user who has finished may see the terminal step. */
  maySeeEnd: (progress: Progress) => boolean
  /** Whether a completed step may be entered again. */
  mayRevisit: (progress: Progress) => boolean
  /** Whether a step is omitted for this visitor; by default no step is. */
  isOmitted?: (id: Id, progress: Progress) => boolean
}
