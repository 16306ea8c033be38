import 'server-only'
import { listQualifiedUsers } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchVisibleOrder, type VisibleOrder } from '@/lib/backends/commerce/order-history.server'
import { listReturns } from '@/lib/backends/commerce/returns.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { Order } from '@/lib/contract/commerce/order/order'
import type { ReturnRequest } from '@/lib/contract/commerce/order/return-request'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'

/** Colleagues who may answer for the items of an order. */
export type ColleagueOptions = readonly { uid: string; name: string; level: string }[] | 'unavailable'

export type OrderPageData = VisibleOrder & {
  returns: readonly ReturnRequest[] | 'unavailable'
  /** Empty where the order waits for nobody. */
  colleagues: ColleagueOptions
  rejected: RejectedForm | undefined
}

/** An order with its returns, and with whom it may wait for; the page does without the latter two. */
export async function loadOrderPage(
  context: SignedInContext,
  code: string,
  parameters: AddressParameters,
): Promise<Result<OrderPageData, Problem>> {
  const [visible, rejected] = await Promise.all([
    fetchVisibleOrder(context, code),
    rejectedFormOfPage(parameters),
  ])
  if (!visible.ok) return visible
  const { order, isOwn } = visible.value
  const [returns, colleagues] = await Promise.all([
    isOwn && hasReturns(order) ? loadReturns(context, code) : [],
    isOwn ? loadColleagues(context, order) : [],
  ])
  return ok({ order, isOwn, returns, colleagues, rejected })
}

/**
 * A return that was withdrawn leaves no trace on the order: those that have arrived are always asked about.
 */
const hasReturns = ({ entries }: Order): boolean =>
  entries.some(
    ({ returnedQuantity = 0, returnableUntil }) => returnedQuantity > 0 || returnableUntil !== undefined,
  )

async function loadReturns(context: SignedInContext, code: string): Promise<OrderPageData['returns']> {
  const returns = await listReturns(context, code, BESIDE_DEADLINE_MS)
  return returns.ok ? returns.value : 'unavailable'
}

async function loadColleagues(
  context: SignedInContext,
  { holdReasons = [], organization, requiredQualificationLevel: level }: Order,
): Promise<ColleagueOptions> {
  const isAwaited = holdReasons.includes('QUALIFIED_USER')
  if (!isAwaited || organization === undefined || level === undefined) return []
  const people = await listQualifiedUsers(context, organization.uid, level.code)
  if (!people.ok) return 'unavailable'
  return people.value
    .filter(({ eligible }) => eligible === true)
    .map(({ uid, name, level: own }) => ({ uid, name, level: own?.name ?? '' }))
}
