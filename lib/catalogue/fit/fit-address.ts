import { fitPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { FIT_FIELDS, FIT_PAGES, type FitValues } from './read-fit-form'

/** The address of the fit finder with what was filled in, and which pages of its two lists are open. */
export function fitAddress(locale: Locale, values: FitValues, pages: { fit: number; rest: number }): string {
  const query = new URLSearchParams(
    FIT_FIELDS.flatMap(field => (values[field] === '' ? [] : [[field, values[field]]])),
  )
  if (pages.fit > 1) query.set(FIT_PAGES.fit, String(pages.fit))
  if (pages.rest > 1) query.set(FIT_PAGES.rest, String(pages.rest))
  return `${fitPath(locale)}?${query}`
}
