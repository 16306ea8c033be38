import { randomUUID } from 'node:crypto'
import { invoiceSchema } from '../../../../lib/contract/commerce/invoice/invoice.ts'
import {
  invoiceCreditListSchema,
  invoiceListSchema,
} from '../../../../lib/contract/commerce/invoice/invoice-list.ts'
import {
  invoicePaymentAttemptSchema,
  invoicePaymentSchema,
} from '../../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

/** The demo user who shows invoices. */
export const PETRA = 'uid-petra'

/** Seeded invoices of Petra's organization. */
export const SEEDED = {
  open: '57000001',
  partPaid: '57000002',
  overdue: '57000003',
  disputed: '57000005',
  paid: '57000007',
  credited: '57000008',
  canadian: '57000009',
  personal: '57000010',
  credit: '59000002',
} as const

type Wish = { as?: string; key?: string; token?: string }

/** Calls about invoices to the harness that is currently in use. */
export const invoiceCalls = (commerce: () => CatalogueHarness) => {
  const list = async (query = '', as = PETRA) =>
    readExactly(await commerce().us(`/users/current/invoices?fields=FULL${query}`, { as }), invoiceListSchema)

  const show = async (number: string, as = PETRA) =>
    readExactly(await commerce().us(`/users/current/invoices/${number}?fields=FULL`, { as }), invoiceSchema)

  const credits = async (as = PETRA) =>
    readExactly(
      await commerce().us('/users/current/invoiceCredits?fields=FULL', { as }),
      invoiceCreditListSchema,
    )

  /** Below `users/current`, or with the token of a look-up. */
  const about = (path: string, { as = PETRA, key, token }: Wish = {}, body?: object) =>
    commerce().us(`${token === undefined ? '/users/current' : ''}${path}?fields=FULL`, {
      ...(token === undefined && { as }),
      ...(body && { body }),
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(token !== undefined && { 'x-lookup-token': token }),
      },
    })

  const pay = (body: object, { key = String(randomUUID()), ...wish }: Wish = {}) =>
    about('/invoicePayments', { key, ...wish }, { email: 'pay@example.com', credits: [], ...body })

  const paid = async (body: object, wish: Wish = {}, status = 201) =>
    readExactly(await pay(body, wish), invoicePaymentSchema, status)

  const attempt = async (key: string, wish: Wish = {}) =>
    readExactly(await about(`/invoicePaymentAttempts/${key}`, wish), invoicePaymentAttemptSchema)

  const control = async (path: string, method: string, body: object) => {
    const options = { method, body: JSON.stringify(body) }
    return (await createCommerceControlRoutes(commerce().context).request(`/invoices/${path}`, options))
      .status
  }

  return { list, show, credits, about, pay, paid, attempt, control }
}

/** An amount of one invoice. */
export const part = (invoiceNumber: string, amount: number) => ({ invoiceNumber, amount })
