import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { QualificationPageData } from '@/lib/qualifications/load-qualifications.server'
import type { Locale } from '@/lib/site/sites'

/** What every part of the page of an evidence needs. */
export type QualificationProps = {
  locale: Locale
  data: QualificationPageData
  hidden: HiddenFieldValues
  /** Epoch milliseconds. */
  now: number
}
