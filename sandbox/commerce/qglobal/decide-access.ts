import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { eventMail } from '../mails/event-mail.ts'
import { listWaiting, storeDecision, type WaitingAccess } from './qglobal-store.ts'

type Deciding = Pick<Commerce, 'database' | 'mail'>

/** How long the owner's answer to customer service takes. */
const ANSWER_MS = 86_400_000

/** Stores whether a person may use an inventory account, and mails it to them. Call inside a transaction. */
export function grantAccess({ database, mail }: Deciding, waiting: WaitingAccess, granted: boolean): void {
  storeDecision(database, waiting, granted)
  const customer = findCustomer(database, waiting.customerId)
  if (customer === undefined || customer.email === '') return
  const { email, language = 'en' } = customer
  const event = granted ? 'qglobalGranted' : 'qglobalRefused'
  mail.send(eventMail({ email, language }, { event, values: { account: waiting.accountNumber } }))
}

/** Grants what was asked for a day ago, in place of the owner, who does not work here. */
export function decideAccesses(commerce: Deciding, now: number): void {
  const due = listWaiting(commerce.database).filter(({ requestedAt }) => requestedAt <= now - ANSWER_MS)
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const waiting of due) grantAccess(commerce, waiting, true)
  })
}
