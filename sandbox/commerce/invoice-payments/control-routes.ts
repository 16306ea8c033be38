import { Hono } from 'hono'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import { insertCredit } from '../invoices/credit-store.ts'
import { disputeInvoice, findAnyInvoice, takeOff } from '../invoices/invoice-store.ts'
import { findAnyPayment, movePayment, type StoredPayment } from './payment-store.ts'

const disputeSchema = z.strictObject({ disputed: z.boolean(), reason: z.string().max(200).optional() })

const transferSchema = z.strictObject({ arrived: z.boolean() })

/**
 * Steps in for the bank and for those who clear disputes: `PUT /{number}` notes or ends a dispute,
 * `POST /payments/{code}` lets an announced transfer arrive, or cancels it.
 */
export const createInvoiceControlRoutes = (commerce: Commerce): Hono => {
  const { database, clock } = commerce
  const routes = new Hono()
  routes.post('/payments/:code', async request => {
    const wanted = transferSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!wanted.success) return request.json({ message: z.prettifyError(wanted.error) }, 400)
    const payment = findAnyPayment(database, Number(request.req.param('code')))
    if (payment?.status !== 'PENDING_TRANSFER')
      return request.json({ message: 'No such transfer waits' }, 404)
    transaction(database, () => (wanted.data.arrived ? arrive(commerce, payment) : cancel(commerce, payment)))
    return request.body(null, 204)
  })
  routes.put('/:number', async request => {
    const wanted = disputeSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!wanted.success) return request.json({ message: z.prettifyError(wanted.error) }, 400)
    const { disputed, reason } = wanted.data
    const dispute = disputed ? { on: isoDay(clock.now()), reason } : undefined
    return disputeInvoice(database, request.req.param('number'), dispute)
      ? request.body(null, 204)
      : request.json({ message: 'No such invoice' }, 404)
  })
  return routes
}

const OF_TRANSFER = `payment_code = ? AND status = 'PENDING_TRANSFER'`

/** What is no longer open of an invoice when the money arrives becomes a credit note. */
function arrive({ database, clock }: Commerce, { code, currency }: StoredPayment): void {
  const announced = database
    .prepare(
      `SELECT id, invoice_number AS number, amount FROM commerce_invoice_settlements WHERE ${OF_TRANSFER}`,
    )
    .all(code)
    .map(row => ({ id: Number(row.id), number: String(row.number), amount: Number(row.amount) }))
  for (const { id, number, amount } of announced) {
    const invoice = findAnyInvoice(database, number)
    if (invoice === undefined) continue
    const paid = Math.min(amount, invoice.open)
    if (paid === 0) database.prepare('DELETE FROM commerce_invoice_settlements WHERE id = ?').run(id)
    else
      database
        .prepare(`UPDATE commerce_invoice_settlements SET status = 'CAPTURED', amount = ? WHERE id = ?`)
        .run(paid, id)
    takeOff(database, number, paid)
    const { site, customerId, organizationUid } = invoice
    const rest = { site, customerId, organizationUid, currency, total: amount - paid }
    if (rest.total > 0) insertCredit(database, { ...rest, issuedOn: isoDay(clock.now()) })
  }
  movePayment(database, code, 'CAPTURED')
}

function cancel({ database }: Commerce, { code }: StoredPayment): void {
  database.prepare(`DELETE FROM commerce_invoice_settlements WHERE ${OF_TRANSFER}`).run(code)
  movePayment(database, code, 'CANCELLED')
}
