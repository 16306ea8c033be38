import { Hono } from 'hono'
import {
  invoiceLookupInputSchema,
  invoiceLookupViewInputSchema,
  type MaskedInvoice,
} from '../../../lib/contract/commerce/invoice/invoice-lookup.ts'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import { type ProductContext, productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { addressOf } from '../http/lookup-limit.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import type { StoredInvoice } from '../invoices/invoice-row.ts'
import { findAnyInvoice } from '../invoices/invoice-store.ts'
import { toInvoice } from '../invoices/to-invoice.ts'
import { settleOrders } from '../orders/settle-orders.ts'
import { toWireDate } from '../wire-date.ts'
import { findLookup, insertLookup, type Lookup } from './lookup-store.ts'
import { matchInvoice } from './match-invoice.ts'

/**
 * Guest access to one invoice (our extension): `lookup` exchanges what is printed on it for a token, `view`
 * shows the invoice of a token.
 */
export const createInvoiceLookupRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post(
    '/invoices/lookup',
    answering('InvoiceLookup', request => begin(commerce, request)),
  )
  routes.post(
    '/invoices/lookup/view',
    answering('InvoiceLookup', request => view(commerce, request)),
  )
  return routes
}

/** Whatever is wrong, the answer is the same. */
const missed = () => occError.notFound('There is no such invoice.', { reason: 'notFound' })

const begin = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const input = await readBody(request, invoiceLookupInputSchema)
  const { lookups, settings, database } = commerce
  lookups.spend(`invoice address ${addressOf(request)}`, settings.lookups.perAddress)
  lookups.spend(`invoice ${input.invoiceNumber}`, settings.lookups.perOrder)
  const context = productContext(commerce, request)
  const now = commerce.clock.now()
  settleOrders(commerce, now, { site: context.audience.site })
  const invoice = matchInvoice(database, context.audience.site, input)
  if (invoice === undefined) throw missed()
  const { token: lookupToken, ...lookup } = transaction(database, () =>
    insertLookup(database, invoice.number, now),
  )
  return { body: { lookupToken, ...shownLookup(context, lookup, invoice, now) } }
}

const view = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { lookupToken } = await readBody(request, invoiceLookupViewInputSchema)
  const now = commerce.clock.now()
  const lookup = findLookup(commerce.database, lookupToken, now)
  const invoice = lookup && findAnyInvoice(commerce.database, lookup.invoiceNumber)
  const context = productContext(commerce, request)
  if (lookup === undefined || invoice?.site !== context.audience.site) throw missed()
  return { body: shownLookup(context, lookup, invoice, now) }
}

const shownLookup = (
  { market }: ProductContext,
  { expiresAt, payer }: Lookup,
  invoice: StoredInvoice,
  now: number,
) => ({
  expiresAt: toWireDate(expiresAt),
  payer,
  invoice: toMasked(toInvoice(market, invoice, { today: isoDay(now), mayPay: true }), invoice),
})

/** Masks a name: only the first letter of each word stays. */
const mask = (name: string): string => name.replaceAll(/(\S)\S*/g, '$1***')

const toMasked = (
  { invoiceNumber, issuedOn, dueOn, status, total, open, pending, payable }: ReturnType<typeof toInvoice>,
  { organizationName = '' }: StoredInvoice,
): MaskedInvoice => ({
  invoiceNumber,
  issuedOn,
  dueOn,
  status,
  total,
  open,
  ...(pending && { pending }),
  payable,
  name: mask(organizationName),
})
