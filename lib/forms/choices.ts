/** Options of a list, as a back end returns them. */
export type Choices = readonly { code: string; name: string }[]

/** A long list in labeled groups. */
export type GroupedChoices = readonly { label: string; choices: Choices }[]

/** Industries with the sectors of each. */
export type IndustryChoices = readonly { code: string; name: string; sectors: Choices }[]

/** A grouped list without its groups. */
export const ungrouped = (groups: GroupedChoices): Choices => groups.flatMap(({ choices }) => choices)

/** The codes of a list. */
export const codesOf = (choices: readonly { code: string }[]): readonly string[] =>
  choices.map(({ code }) => code)

/** Options of a form control for a list. */
export const toOptions = (choices: Choices): { value: string; label: string }[] =>
  choices.map(({ code, name }) => ({ value: code, label: name }))

/** Option groups of a form control for a grouped list. */
export const toOptionGroups = (groups: GroupedChoices) =>
  groups.map(({ label, choices }) => ({ label, options: toOptions(choices) }))
