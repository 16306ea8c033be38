import type { z } from 'zod'
import type { CustomerReport } from '@/sandbox/commerce/control-routes'
import type { faultSchema } from '@/sandbox/control/requests'
import type { RecordedRequest } from '@/sandbox/http/request-recorder'
import type { ServiceName } from '@/sandbox/http/service'
import type { SentMail } from '@/sandbox/outbox'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { E2E_PORTS } from '../ports'
import { accountOf, type KnownPerson, newPerson, type Person } from './people'

export type NewFault = z.input<typeof faultSchema>

/** Steers the sandbox whose first port this is. */
export const controlOf =
  (port: number) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

const call = controlOf(E2E_PORTS.sandbox)

/**
 * Makes somebody who has come as far as the facts say. Such a person belongs to one test, so it may change
 * them while other tests run.
 */
export async function createPerson(
  facts: SeedFacts = {},
  overrides: Partial<Person> = {},
): Promise<KnownPerson> {
  const person = newPerson(overrides)
  const account = accountOf(person, facts)
  await call('POST', '/users', account)
  return { ...person, id: account.id }
}

/** What the sandbox's commerce engine has stored of a person, by identity user id. */
export const customerReport = async (userId: string): Promise<CustomerReport> =>
  // The control service answers with this declared shape.
  (await call('GET', `/commerce/customers/${userId}`)) as CustomerReport

/** Decides a link to an organisation that waits for approval, as somebody there does. */
export const decideLink = (
  userId: string,
  organizationUid: string,
  status: 'ASSOCIATED' | 'REJECTED',
): Promise<unknown> => call('POST', '/commerce/associations', { userId, organizationUid, status })

/** Ends everything a person is signed in to, as somebody does who administers the identity provider. */
export const revokeSessions = (userId: string): Promise<unknown> =>
  call('DELETE', `/identity/sessions/${userId}`)

/**
 * Plans a fault. It hits every test that runs at the time unless its path belongs to one person; faults of
 * whole services belong into the project that runs alone.
 */
export const addFault = (fault: NewFault): Promise<unknown> => call('POST', '/faults', fault)

export const clearFaults = (): Promise<unknown> => call('DELETE', '/faults')

/** Latest requests that a service has seen, of all tests; pick your own by path. */
export async function recordedRequests(service: ServiceName): Promise<readonly RecordedRequest[]> {
  // The control service answers with the recorder's own shape.
  const { requests } = (await call('GET', `/requests?service=${service}`)) as { requests: RecordedRequest[] }
  return requests
}

/** What was sent to an address, oldest first. */
export async function sentMail(address: string): Promise<readonly SentMail[]> {
  // The control service answers with the outbox's own shape.
  const { mail } = (await call('GET', '/mail')) as { mail: SentMail[] }
  return mail.filter(({ to }) => to === address)
}

/** Changes a flag for everybody, or for those whose attribute equals a value. */
export const setFlag = (
  key: string,
  value: unknown,
  rule?: { attribute: string; equals: string },
): Promise<unknown> => call('PUT', `/flags/${key}`, { value, ...(rule && { rule }) })

/** Ends every open stream of flags, as a network does; whoever listened opens another. */
export const cutFlagStreams = (): Promise<unknown> => call('POST', '/flags/streams/cut')
