import type { ReactNode } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { PreferencesData } from '@/lib/preferences/load-preferences.server'
import type { PreferenceSection as Section } from '@/lib/preferences/sections'
import type { Locale } from '@/lib/site/sites'

/** The section that could not be saved, and why. */
type RejectedSection = { section: Section; errors: FormErrors }

export type PreferencesProps = {
  locale: Locale
  data: PreferencesData
  hidden: HiddenFieldValues
  rejected: RejectedSection | undefined
  /** Epoch milliseconds. */
  now: number
  /** Button that opens the cookie settings, where there is something to choose. */
  cookieSettings: ReactNode
  /** Closing the account, the last part of the page. */
  closure: ReactNode
}
