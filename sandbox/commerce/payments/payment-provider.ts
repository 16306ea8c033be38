import type { z } from 'zod'
import {
  type Payment,
  type PaymentInput,
  type PaymentToken,
  paymentErrorSchema,
  paymentSchema,
  type SavedTokenInput,
  tokenSchema,
} from '../../../lib/contract/payment.ts'
import type { SandboxSettings } from '../../settings.ts'
import { occError } from '../http/occ-error.ts'

type Refused = z.infer<typeof paymentErrorSchema>['error']

type Answered<T> = { value: T } | { refused: Refused }

/** The calls that commerce makes to the payment provider. Each throws a 503 while the provider is down. */
export type PaymentProvider = {
  /** What may be known of a token; undefined for one that is unknown or has expired. */
  describeToken(token: string): Promise<PaymentToken | undefined>
  /** Keeps a card for a customer, after its bank has agreed. */
  saveToken(owner: string, oneTime: SavedTokenInput): Promise<Answered<PaymentToken>>
  /** Ends a kept card. False while a payment with it is open. */
  retireToken(token: string): Promise<boolean>
  /** Authorizes a sum once per key: the same key gets the same payment. */
  authorize(input: PaymentInput): Promise<Answered<Payment>>
  retrieve(id: string): Promise<Answered<Payment>>
  /** Ends a payment that nothing was delivered for. */
  cancel(id: string): Promise<void>
  /** Takes an authorized sum, or a part of it. Amounts in minor units. */
  capture(id: string, amount: number): Promise<void>
  /** Gives a part of what was taken back. */
  refund(id: string, amount: number): Promise<void>
}

const DEADLINE_MS = 5_000

type Address = Pick<SandboxSettings, 'paymentUrl' | 'paymentKey'>

type Call = { method: string; path: readonly string[]; body?: unknown }

/** The payment provider at an address. */
export const createPaymentProvider = (address: Address): PaymentProvider => ({
  describeToken: async token => {
    const answer = await call(address, { method: 'GET', path: ['tokens', token] }, tokenSchema)
    return 'value' in answer ? answer.value : undefined
  },
  saveToken: (owner, oneTime) =>
    call(address, { method: 'POST', path: ['customers', owner, 'tokens'], body: oneTime }, tokenSchema),
  retireToken: async token => {
    const answer = await exchange(address, { method: 'DELETE', path: ['tokens', token] })
    return answer.status !== 409
  },
  authorize: input => call(address, { method: 'POST', path: ['payments'], body: input }, paymentSchema),
  retrieve: id => call(address, { method: 'GET', path: ['payments', id] }, paymentSchema),
  cancel: async id => {
    await exchange(address, { method: 'POST', path: ['payments', id, 'void'] })
  },
  capture: async (id, amount) => {
    await exchange(address, { method: 'POST', path: ['payments', id, 'capture'], body: { amount } })
  },
  refund: async (id, amount) => {
    await exchange(address, { method: 'POST', path: ['payments', id, 'refund'], body: { amount } })
  },
})

const exchange = async ({ paymentUrl, paymentKey }: Address, { method, path, body }: Call) => {
  try {
    const answer = await fetch(`${paymentUrl}/v1/${path.map(encodeURIComponent).join('/')}`, {
      method,
      headers: { authorization: `Bearer ${paymentKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status < 500)
      return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) }
  } catch {
    // Whatever prevented an answer, the provider is down.
  }
  throw occError.paymentUnavailable('The payment provider does not answer.')
}

const call = async <T extends z.ZodType>(
  address: Address,
  request: Call,
  schema: T,
): Promise<Answered<z.infer<T>>> => {
  const { status, json } = await exchange(address, request)
  return status < 300 ? { value: schema.parse(json) } : { refused: paymentErrorSchema.parse(json).error }
}
