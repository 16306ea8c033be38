import { z } from 'zod'
import { defineRead, refuseUnavailable } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { payerOf } from '@/lib/invoices/payment/payer.server'
import { readPaymentState } from '@/lib/invoices/payment/payment-state.server'
import { readSentPayment } from '@/lib/invoices/payment/sent-payment'
import { ok } from '@/lib/result/result'
import { customerOf } from '@/lib/session/customer.server'

const QUERY = z.object({ locale: localeSchema, payment: z.string(), sent: z.string().default('') })

const NEEDS = { limit: 'read', session: 'optional', query: QUERY } as const

/** What has become of an attempt to pay invoices, for the page that waits for its result. */
export const GET = defineRead(
  NEEDS,
  async ({ session, request, cookies, now, query: { locale, ...parameters } }) => {
    const sent = readSentPayment(parameters)
    if (sent === undefined) return refuseRequest(request, 400, 'query')
    const payer = await payerOf(customerOf(session, locale), cookies, locale)
    if (payer === 'unavailable') return refuseUnavailable(request)
    if (payer === undefined) return refuseRequest(request, 401, 'signedOut')
    const read = await readPaymentState(payer.context, sent, now)
    if (read.ok) return ok({ state: read.value.state })
    const isOver = read.error.status === 401 || read.error.status === 404
    return isOver ? refuseRequest(request, 401, 'signedOut') : read
  },
)
