import { preferencesPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'

/** Parts of the preferences that are saved one by one (pages: Preferences). */
export const SECTIONS = ['topics', 'site', 'dates', 'interests', 'warning'] as const

export type PreferenceSection = (typeof SECTIONS)[number]

/** Names of the fields of a section's form. */
export const SECTION_FIELD = 'section'
/** What was saved when the page was rendered: what the user has not touched is not written. */
export const SHOWN_FIELD = 'shown'
/** Begins the name of a checkbox that stands for a code. */
export const CODE_FIELD = 'code.'

/** Value of the button that takes back everything in a section. */
export const TAKE_BACK = 'none'

/** The page at one of its sections. */
export const sectionPath = (locale: Locale, section: PreferenceSection): string =>
  `${preferencesPath(locale)}#${section}`
