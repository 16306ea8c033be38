import type { LEVEL_CODES } from '@/lib/catalogue/search/facet-parameters'

/** How an assessment can be given, in the words of those who give it. */
export const SETTINGS = ['individual', 'group', 'remote', 'screen', 'paper'] as const

export type Setting = (typeof SETTINGS)[number]

/** Levels of which somebody may be, lowest first: without one, level A is open to everybody. */
export const OWN_LEVELS = ['A', 'B', 'C'] as const satisfies readonly (typeof LEVEL_CODES)[number][]

export type OwnLevel = (typeof OWN_LEVELS)[number]

/** What code compares (spec §6): A 1, B 2, C 3. */
export const rankOf = (level: OwnLevel): number => OWN_LEVELS.indexOf(level) + 1

/** For whom and how an assessment is looked for; what is absent does not matter. */
export type FitCriteria = {
  ageMonths?: number
  minutes?: number
  setting?: Setting
  /** Code of a language in which forms are needed. */
  language?: string
  level?: OwnLevel
  /** Code of a category. */
  area?: string
}

/** Whether there is anything to judge by: an area alone only narrows. */
export const hasCriteria = ({ area: _, ...wishes }: FitCriteria): boolean => Object.keys(wishes).length > 0
