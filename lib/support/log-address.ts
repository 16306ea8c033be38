import { ASSISTED_REASONS, type AssistedLogQuery } from '@/lib/contract/commerce/assisted-service'
import { type ListQuery, listAddress } from '@/lib/site/list-address'
import { supportLogPath } from '@/lib/site/support-paths'

/** Addresses of the log of support staff: searched, filtered by reason and days (pages: Support login). */
export const supportLogAddress = listAddress({
  path: supportLogPath,
  filters: { reason: ASSISTED_REASONS, from: 'day', until: 'day' },
  hasSearch: true,
})

export type AskedLog = ListQuery<never, 'reason' | 'from' | 'until'>

/** What an address asks commerce for. */
export function logQuery({ page, search, filters: { reason, from, until } }: AskedLog): AssistedLogQuery {
  const reasonCode = ASSISTED_REASONS.find(code => code === reason)
  return {
    page: page - 1,
    ...(search !== undefined && { query: search }),
    ...(reasonCode !== undefined && { reasonCode }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
