import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { CUSTOMER_SERVICE_MS } from '../customer-service.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { listWaiting, storeDecision, type WaitingAccess } from './qglobal-store.ts'

type Deciding = Pick<Commerce, 'database' | 'mail'>

/** Stores whether a person may use an inventory account, and mails it to them. Call inside a transaction. */
export function grantAccess(commerce: Deciding, waiting: WaitingAccess, granted: boolean): void {
  storeDecision(commerce.database, waiting, granted)
  const event = granted ? 'qglobalGranted' : 'qglobalRefused'
  mailCustomer(commerce, waiting.customerId, { event, values: { account: waiting.accountNumber } })
}

/** Grants what was asked for a day ago, in place of the owner, who does not work here. */
export function decideAccesses(commerce: Deciding, now: number): void {
  const due = listWaiting(commerce.database).filter(
    ({ requestedAt }) => requestedAt <= now - CUSTOMER_SERVICE_MS,
  )
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const waiting of due) grantAccess(commerce, waiting, true)
  })
}
