/** A list to choose from, as a back end gives it and a form shows it. */
export type Choices = readonly { code: string; name: string }[]

/** A long list in headed groups. */
export type GroupedChoices = readonly { label: string; choices: Choices }[]

/** A grouped list without its groups. */
export const ungrouped = (groups: GroupedChoices): Choices => groups.flatMap(({ choices }) => choices)

/** The codes of a list. */
export const codesOf = (choices: readonly { code: string }[]): readonly string[] =>
  choices.map(({ code }) => code)

/** A list as a control shows it. */
export const toOptions = (choices: Choices): { value: string; label: string }[] =>
  choices.map(({ code, name }) => ({ value: code, label: name }))

/** A grouped list as a control shows it. */
export const toOptionGroups = (groups: GroupedChoices) =>
  groups.map(({ label, choices }) => ({ label, options: toOptions(choices) }))
