import type { ReactNode } from 'react'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { PreferencesData } from '@/lib/preferences/load-preferences.server'
import type { RejectedSection } from '@/lib/preferences/rejected-section'
import type { Locale } from '@/lib/site/sites'

export type PreferencesProps = {
  locale: Locale
  data: PreferencesData
  hidden: HiddenFieldValues
  rejected: RejectedSection | undefined
  /** Epoch milliseconds. */
  now: number
  /** Button that opens the cookie settings; undefined if there is no consent to choose. */
  cookieSettings: ReactNode
  /** Closing the account, the last part of the page. */
  closure: ReactNode
}
