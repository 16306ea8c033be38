import { ASSISTED_REASONS, type AssistedLogQuery } from '@/lib/contract/commerce/assisted-service'
import { type ListQuery, listAddress } from '@/lib/site/list-address'
import { supportLogPath } from '@/lib/site/support-paths'

/** Paths of the activity log of support staff, with search and filters (pages: Support login). */
export const supportLogAddress = listAddress({
  path: supportLogPath,
  filters: { reason: ASSISTED_REASONS, from: 'day', until: 'day' },
  hasSearch: true,
})

export type AskedLog = ListQuery<never, 'reason' | 'from' | 'until'>

/** Query to commerce for a path of the log. */
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
