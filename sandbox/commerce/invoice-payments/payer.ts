import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import { isoDay } from '../../iso-day.ts'
import type { Market } from '../catalogue/products/money.ts'
import { productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import type { StoredCredit } from '../invoices/credit-store.ts'
import type { StoredInvoice } from '../invoices/invoice-row.ts'
import { isPayable } from '../invoices/invoice-scope.ts'
import { billingContext } from '../invoices/routes.ts'
import { findLookup } from './lookup-store.ts'

/** Who pays: a signed-in customer, or a guest with the token of one invoice. */
export type Payer = {
  id: string
  market: Market
  now: number
  today: string
  /** The customer of the payment provider whose cards these are. */
  owner: string
  /** Absent for a guest, who has no saved cards. */
  customerId: string | undefined
  mayPay: (
    owned: Pick<StoredInvoice | StoredCredit, 'number' | 'site' | 'customerId' | 'organizationUid'>,
  ) => boolean
}

/** The payer of a call below `users/{u}`. Throws 401 and 403. */
export const customerPayer = async (commerce: Commerce, request: CommerceRequest): Promise<Payer> => {
  const { customer, market, now, scope, today } = await billingContext(commerce, request)
  return {
    id: customer.customerId,
    market,
    now,
    today,
    owner: customer.iamId,
    customerId: customer.customerId,
    mayPay: owned => isPayable(scope, owned),
  }
}

/** The payer whom the token of a look-up names. Throws the answer to every miss. */
export const lookupPayer = (commerce: Commerce, request: CommerceRequest): Payer => {
  const now = commerce.clock.now()
  const lookup = findLookup(commerce.database, request.req.header(COMMERCE_HEADERS.lookupToken) ?? '', now)
  const { market, audience } = productContext(commerce, request)
  if (lookup === undefined) throw occError.notFound('There is no such invoice.', { reason: 'notFound' })
  return {
    id: lookup.payer,
    market,
    now,
    today: isoDay(now),
    owner: lookup.payer,
    customerId: undefined,
    mayPay: ({ number, site }) => number === lookup.invoiceNumber && site === audience.site,
  }
}
