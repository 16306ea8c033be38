import type { AssistedEntries, AssistedLog } from '../../../lib/contract/commerce/assisted-service.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { toWireDate } from '../wire-date.ts'
import type { AgentPerson } from './agent-person.ts'
import { listEntries } from './audit-entry-store.ts'
import { wordsOf } from './like-pattern.ts'
import { requireAgent } from './require-agent.ts'
import { endOverdue, listSessions } from './session-store.ts'
import { countWrites, listWrites } from './write-log.ts'

const DAY_MS = 86_400_000

/** Filters of the log; an invalid day is ignored. */
const readFilters = ({ req }: CommerceRequest) => {
  const day = (name: string, absent: number) => {
    const at = Date.parse(req.query(name) ?? '')
    return Number.isNaN(at) ? absent : at
  }
  return {
    words: wordsOf(req.query('query') ?? ''),
    reasonCode: req.query('reasonCode') ?? null,
    from: day('from', 0),
    until: day('until', Number.MAX_SAFE_INTEGER - DAY_MS) + DAY_MS,
  }
}

/** Agents read what they did themselves, leads what all agents did. */
const agentOf = ({ id, roles }: AgentPerson): string | null => (roles.includes('asagentlead') ? null : id)

/** `GET /log`: sessions of support staff on a site. */
export const showLog = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await requireAgent(commerce, request)
  const { database, clock } = commerce
  const page = readPage(request)
  endOverdue(database, clock.now())
  const asked = { site: site.uid, agentId: agentOf(agent), ...readFilters(request) }
  const { sessions, total } = listSessions(database, asked, page)
  return request.json({
    sessions: sessions.map(
      ({ id, agentId, agentName, customerId, customerName, startedAt, endedAt, ...why }) => ({
        id,
        agent: { id: agentId, name: agentName },
        customer: { customerId, name: customerName },
        ...why,
        started: toWireDate(startedAt),
        ...(endedAt !== undefined && { ended: toWireDate(endedAt) }),
        writes: listWrites(database, id).map(write => ({ ...write, at: toWireDate(write.at) })),
        totalWrites: countWrites(database, id),
      }),
    ),
    pagination: toPagination(page, total),
  } satisfies AssistedLog)
}

/** `GET /entries`: everything that agents did on a site, or in one session. */
export const showEntries = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await requireAgent(commerce, request)
  const page = readPage(request)
  const session = request.req.query('session') ?? null
  const asked = { site: site.uid, agentId: agentOf(agent), session }
  const { entries, total } = listEntries(commerce.database, asked, page)
  return request.json({
    entries: entries.map(
      ({ agentId, agentName, customerId, customerName, session: ofSession, hits, at, ...entry }) => ({
        ...entry,
        agent: { id: agentId, name: agentName },
        ...(customerId !== undefined && { customer: { customerId, name: customerName ?? '' } }),
        ...(ofSession !== undefined && { session: ofSession }),
        ...(hits !== undefined && { hits }),
        at: toWireDate(at),
      }),
    ),
    pagination: toPagination(page, total),
  } satisfies AssistedEntries)
}
