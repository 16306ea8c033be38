import type { LEVEL_CODES } from '@/lib/catalogue/search/facet-parameters'

/** Settings in which an assessment is administered, in the terms of test users. */
export const SETTINGS = ['individual', 'group', 'remote', 'screen', 'paper'] as const

export type Setting = (typeof SETTINGS)[number]

/** Levels that a user may hold, lowest first; without one, products of level A are open to all users. */
export const OWN_LEVELS = ['A', 'B', 'C'] as const satisfies readonly (typeof LEVEL_CODES)[number][]

export type OwnLevel = (typeof OWN_LEVELS)[number]

/** The rank that code compares (spec §6): A 1, B 2, C 3. */
export const rankOf = (level: OwnLevel): number => OWN_LEVELS.indexOf(level) + 1

/** Criteria of the fit finder; an absent criterion does not matter. */
export type FitCriteria = {
  ageMonths?: number
  minutes?: number
  setting?: Setting
  /** Code of the language of the forms. */
  language?: string
  level?: OwnLevel
  /** Code of a category. */
  area?: string
}

/** Whether there is a criterion to check titles by: a category alone only narrows the list. */
export const hasCriteria = ({ area: _, ...criteria }: FitCriteria): boolean =>
  Object.keys(criteria).length > 0
