import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { fieldsSessionSchema, tokenSchema } from '../../../lib/contract/payment.ts'

export const STORE = 'http://localhost:3000'

/** Test numbers of the payment provider (docs/sandbox.md). */
export const NUMBERS = {
  visa: '4242424242424242',
  master: '5555555555554444',
  amex: '378282246310005',
  jcb: '3530111333300000',
  generic: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  lostOrStolen: '4000000000009979',
  incorrectCvc: '4000000000000127',
  challenge: '4000000000003220',
  challengeFails: '4000008400001629',
} as const

type Init = { method?: string; body?: unknown; key?: string }

/** What must be known of a sandbox, in this process or in its own. */
type KnownSandbox = { urls: { payment: string }; context: { settings: { paymentKey: string } } }

/** Calls of the server API and of the hosted fields of one sandbox, used by a page of `origin`. */
export const paymentCalls = ({ urls, context }: KnownSandbox, origin = STORE) => {
  const api = (path: string, { method, body, key = context.settings.paymentKey }: Init = {}) =>
    fetch(`${urls.payment}/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const read = async <T>(answer: Promise<Response>, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(await (await answer).json())
  const openSession = async (customer = 'uid-edith') => {
    const body = { origin, customer, purpose: { kind: 'setup' } }
    return (await read(api('/sessions', { body }), fieldsSessionSchema)).id
  }
  const type = (session: string, typed: object) =>
    fetch(`${urls.payment}/fields/${session}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ number: '', expiry: '04/39', code: '123', name: 'Ada Brightwater', ...typed }),
    })
  const tokenize = async (number: string, customer?: string): Promise<string> => {
    const code = number.startsWith('3') && number.length === 15 ? '1234' : '123'
    const answer = await type(await openSession(customer), { number, code })
    return tokenSchema.omit({ fingerprint: true, kind: true, customer: true }).parse(await answer.json())
      .token
  }
  const pay = (token: string, more: object = {}) =>
    api('/payments', {
      body: {
        token,
        customer: 'uid-edith',
        amount: 12_900,
        currency: 'USD',
        idempotencyKey: randomUUID(),
        ...more,
      },
    })
  const save = (customer: string, token: string) => api(`/customers/${customer}/tokens`, { body: { token } })
  return { api, read, openSession, type, tokenize, pay, save }
}

export type PaymentCalls = ReturnType<typeof paymentCalls>
