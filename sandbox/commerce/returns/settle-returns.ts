import type { Commerce } from '../commerce.ts'
import { returnMail } from '../mails/order-mails.ts'
import { orderRecipient } from '../orders/order-recipient.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { tellOnce } from '../orders/tell-customer.ts'
import { listOpenReturns } from './return-store.ts'
import { returnStatus, toReturnRequest } from './to-return.ts'

/** Event of an order: a return of it was accepted. */
export const acceptedEvent = (code: number): string => `return:${code}`

/** Tells the customers of returns that were accepted. */
export function settleReturns(commerce: Pick<Commerce, 'database' | 'mail'>, now: number): void {
  for (const stored of listOpenReturns(commerce.database)) {
    if (returnStatus(stored, now) === 'APPROVAL_PENDING') continue
    const order = findAnyOrder(commerce.database, stored.orderCode)
    if (order === undefined) continue
    tellOnce(commerce, order.code, { event: acceptedEvent(stored.code), now, isLate: true }, () =>
      returnMail(orderRecipient(commerce.database, order), toReturnRequest(stored, order, now)),
    )
  }
}
