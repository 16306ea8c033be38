import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import type { z } from 'zod'
import type { AgentRole } from '@/lib/contract/commerce/assisted-service'
import type { CustomerReport } from '@/sandbox/commerce/control-routes'
import type { faultSchema } from '@/sandbox/control/requests'
import type { RecordedRequest } from '@/sandbox/http/request-recorder'
import type { ServiceName } from '@/sandbox/http/service'
import type { SentMail } from '@/sandbox/mail-store'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { E2E_PORTS } from '../ports'
import { accountOf, type KnownPerson, newPerson, type Person } from './people'

/** An account of support staff with the secret of its authenticator app. */
export type Agent = { username: string; name: string; password: string; totpSecret: string }

/** 20 bytes, as 32 characters in base 32. */
const newSecret = (): string => new Secret({ size: 20 }).base32

export type NewFault = z.input<typeof faultSchema>

/** Controls the sandbox with this first port. */
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

const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
  controlOf(E2E_PORTS.sandbox)(method, path, body)

/**
 * Creates a user with the progress of these facts. Such a user belongs to one test, which may change the user
 * while other tests run.
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

/** Creates an account of support staff, which belongs to one test: a code is good once. */
export async function createAgent(roles: readonly AgentRole[] = ['asagent']): Promise<Agent> {
  const key = randomUUID()
  const agent = { username: `agent.${key.slice(0, 13)}`, name: 'Vera Castell', totpSecret: newSecret() }
  await call('POST', '/identity/agents', { ...agent, id: `agent-${key}`, roles })
  return { ...agent, password: PEOPLE_PASSWORD }
}

/** Data of a user that the sandbox's commerce engine has stored, by identity user id. */
export const customerReport = async (userId: string): Promise<CustomerReport> =>
  // The control service returns this declared shape.
  (await call('GET', `/commerce/customers/${userId}`)) as CustomerReport

/** Approves or rejects a pending link to an organization, as its administrator does. */
export const decideLink = (
  userId: string,
  organizationUid: string,
  status: 'ASSOCIATED' | 'REJECTED',
): Promise<unknown> => call('POST', '/commerce/associations', { userId, organizationUid, status })

/** Creates a Q-global account without an organization, for one test: the first registration takes it. */
export async function createQglobalAccount(name: string): Promise<string> {
  const accountNumber = `QG-${randomUUID().slice(0, 8)}`
  await call('POST', '/commerce/qglobalAccounts', { accountNumber, name })
  return accountNumber
}

/** Ends all sessions and tokens of a user, as an administrator of the identity provider does. */
export const revokeSessions = (userId: string): Promise<unknown> =>
  call('DELETE', `/identity/sessions/${userId}`)

/**
 * Plans a fault. It affects every test of the same sandbox unless its path belongs to one user; faults of
 * whole services belong into files with `own-store-fixtures`.
 */
export const addFault = (fault: NewFault): Promise<unknown> => call('POST', '/faults', fault)

/** Moves the work on an order on, by hours. */
export const workOnOrder = (code: string, hours: number): Promise<unknown> =>
  call('POST', `/commerce/orders/${code}`, { ahead: hours * 3_600 })

/** Offers what a submitted quote asks for, at so many percent off. */
export const offerQuote = (code: string, percent: number): Promise<unknown> =>
  call('PUT', `/commerce/quotes/${code}`, {
    state: 'BUYER_OFFER',
    discount: { discountType: 'PERCENT', discountRate: percent },
  })

/** Approves evidence for a qualification, as a reviewer does. */
export const approveQualification = (id: string): Promise<unknown> =>
  call('PUT', `/commerce/qualifications/${id}`, { status: 'APPROVED' })

export const clearFaults = (): Promise<unknown> => call('DELETE', '/faults')

/** Latest requests that a service has received, of all tests; filter them by path. */
export async function recordedRequests(service: ServiceName): Promise<readonly RecordedRequest[]> {
  // The control service returns the shape of the recorder.
  const { requests } = (await call('GET', `/requests?service=${service}`)) as { requests: RecordedRequest[] }
  return requests
}

/** Mail that was sent to an address, oldest first. */
export async function sentMail(address: string): Promise<readonly SentMail[]> {
  // The control service returns the shape of the mail store.
  const { mail } = (await call('GET', '/mail')) as { mail: SentMail[] }
  return mail.filter(({ to }) => to === address)
}

/** Changes a flag for all contexts, or for those whose attribute equals a value. */
export const setFlag = (
  key: string,
  value: unknown,
  rule?: { attribute: string; equals: string },
): Promise<unknown> => call('PUT', `/flags/${key}`, { value, ...(rule && { rule }) })

/** Closes every open flag stream, as a network does; clients then open a new one. */
export const cutFlagStreams = (): Promise<unknown> => call('POST', '/flags/streams/cut')

/** Has the seller offer a requested quote with so many percent off. */
export const makeOffer = (code: string, percent: number): Promise<unknown> =>
  call('PUT', `/commerce/quotes/${code}`, {
    state: 'BUYER_OFFER',
    discount: { discountType: 'PERCENT', discountRate: percent },
  })
