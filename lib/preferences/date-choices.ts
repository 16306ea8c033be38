import { DATE_STYLES, type DateStyle } from '@/lib/contract/commerce/customer-settings'
import { formatDate } from '@/lib/format/date'
import type { Locale } from '@/lib/site/sites'

type DateChoices = {
  chosen: DateStyle
  options: readonly { value: DateStyle; label: string }[]
}

/**
 * The distinct date formats of a site, each with an example, and the one that renders like the chosen one.
 * `now`: epoch milliseconds.
 */
export function dateChoices(
  locale: Locale,
  now: number,
  { timeZone, dateStyle }: { timeZone: string; dateStyle: DateStyle },
): DateChoices {
  const moment = new Date(now).toISOString()
  const labelOf = (style: DateStyle): string =>
    formatDate(locale, moment, { timeZone, dateStyle: style }) ?? style
  const options = DATE_STYLES.map(value => ({ value, label: labelOf(value) })).filter(
    ({ label }, index, all) => all.findIndex(other => other.label === label) === index,
  )
  const same = options.find(({ label }) => label === labelOf(dateStyle))
  return { chosen: same?.value ?? dateStyle, options }
}
