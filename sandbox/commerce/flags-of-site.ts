import type { DatabaseSync } from 'node:sqlite'
import { createFlagStore } from '../flags/flag-store.ts'
import type { Market } from './catalogue/products/money.ts'

/** Whether a feature flag is on for a site; the engine is configured by the same flags as the store. */
export const isFlagOn = (
  database: DatabaseSync,
  { site, language }: Pick<Market, 'site' | 'language'>,
  key: string,
): boolean => {
  const [country] = site.deliveryCountries
  const context = {
    kind: 'user',
    key: 'commerce',
    siteUid: site.uid,
    locale: `${language}-${country.toLowerCase()}`,
    country,
  } as const
  return createFlagStore(database).evaluate(key, context)?.value === true
}
