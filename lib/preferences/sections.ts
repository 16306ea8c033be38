import { preferencesPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'

/** Sections of the preferences, each saved independently (pages: Preferences). */
export const SECTIONS = ['topics', 'site', 'dates', 'interests', 'warning'] as const

export type PreferenceSection = (typeof SECTIONS)[number]

/** Names of the fields of a section's form. */
export const SECTION_FIELD = 'section'
/** Hidden field with the values saved when the page was rendered, so that only changes are written. */
export const SHOWN_FIELD = 'shown'
/** Prefix of the names of checkboxes; the code follows. */
export const CODE_FIELD = 'code.'

/** Value of the button that clears a section: unsubscribes from all topics, or clears all interests. */
export const TAKE_BACK = 'none'

/** Path of the preferences with the anchor of a section. */
export const sectionPath = (locale: Locale, section: PreferenceSection): string =>
  `${preferencesPath(locale)}#${section}`
