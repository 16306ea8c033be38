import { assistedSessionSchema } from '../../../../lib/contract/commerce/assisted-service.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

export const VERA = 'agent-vera'
export const LIAM = 'agent-liam'

/** Calls of support staff to the harness that is currently in use. */
export const assistedCalls = (commerce: () => CatalogueHarness) => {
  const service = (path: string, options: Parameters<CatalogueHarness['call']>[1] = {}) =>
    commerce().call(
      `/assistedservicewebservices${path}${path.includes('?') ? '&' : '?'}baseSite=usassessments`,
      {
        as: VERA,
        ...options,
      },
    )

  /** Customer number of a demo user. */
  const numberOf = (username: string): string =>
    String(
      commerce()
        .context.database.prepare('SELECT customer_id AS id FROM commerce_customers WHERE uid = ?')
        .get(username)?.id,
    )

  /** Begins to act as a customer; returns the session. */
  const begin = async (username: string, as = VERA): Promise<string> => {
    const why = { reasonCode: 'order', reason: '', ticket: 'T-1' }
    const body = { customerId: numberOf(username), ...why }
    return (await readExactly(await service('/sessions', { as, body }), assistedSessionSchema, 201)).id
  }

  /** A call about a customer in a session. */
  const about = (
    username: string,
    path: string,
    { session, as = VERA, site = 'usassessments', method, body }: AboutOptions = {},
  ) =>
    commerce().call(`/occ/v2/${site}/users/${numberOf(username)}${path}`, {
      as,
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body }),
      headers: session === undefined ? {} : { 'x-assisted-session': session },
    })

  return { service, numberOf, begin, about }
}

type AboutOptions = { session?: string; as?: string; site?: string; method?: string; body?: unknown }
