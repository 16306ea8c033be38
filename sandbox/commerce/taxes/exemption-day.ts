import { dayIn, isoDay } from '../../iso-day.ts'
import { ALL_SITES } from '../sites.ts'

/**
 * The day of a moment (epoch milliseconds) in the country of a region such as US-OR: a certificate holds to
 * the end of its last day there.
 */
export function exemptionDay(region: string, now: number): string {
  const [country = ''] = region.split('-')
  const site = ALL_SITES.find(({ deliveryCountries }) => deliveryCountries.includes(country))
  return site === undefined ? isoDay(now) : dayIn(site.timeZone, now)
}
