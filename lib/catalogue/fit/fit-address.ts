import { FIT_FIELDS, FIT_PAGES } from '@/lib/site/page-parameters'
import { fitPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { FitValues } from './read-fit-form'

/**
 * The address of the fit finder with the form values and the positions in its two lists: the page of the
 * titles that fit, the offset of the others.
 */
export function fitAddress(locale: Locale, values: Partial<FitValues>, open = { fit: 1, rest: 0 }): string {
  const query = new URLSearchParams(
    FIT_FIELDS.flatMap(field => (values[field] ? [[field, values[field]]] : [])),
  )
  if (open.fit > 1) query.set(FIT_PAGES.fit, String(open.fit))
  if (open.rest > 0) query.set(FIT_PAGES.rest, String(open.rest))
  return `${fitPath(locale)}?${query}`
}
