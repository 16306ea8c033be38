import 'server-only'
import {
  type OrderUnits,
  returnRequestListSchema,
  returnRequestSchema,
} from '@/lib/contract/commerce/order/return-request'
import { ok } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const RETURNS = ['users', 'current', 'orderReturns']

/** Returns that are read at once; those of one order are shown with it. */
const MOST_RETURNS = '100'

/** Requests a return of units of an order. */
export const requestReturn = (
  context: SignedInContext,
  { code, units }: { code: string; units: OrderUnits },
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'requestReturn',
    method: 'POST',
    path: RETURNS,
    query: { fields: 'FULL' },
    body: { orderCode: code, returnRequestEntryInputs: units },
    schema: returnRequestSchema,
    idempotencyKey,
  })

/** The returns of an order, latest first; the choice by order is an extension of ours. */
export async function listReturns(context: SignedInContext, orderCode: string, deadlineMs: number) {
  const answer = await callCommerce(context, {
    operation: 'listReturns',
    method: 'GET',
    path: RETURNS,
    query: { orderCode, pageSize: MOST_RETURNS, fields: 'FULL' },
    schema: returnRequestListSchema,
    deadlineMs,
  })
  return answer.ok ? ok(answer.value.returnRequests) : answer
}

/** Lists a page of all returns of the user, latest first; `page` counts from 0. */
export const listAllReturns = (context: SignedInContext, page: number) =>
  callCommerce(context, {
    operation: 'listAllReturns',
    method: 'GET',
    path: RETURNS,
    query: { currentPage: String(page), pageSize: MOST_RETURNS, fields: 'FULL' },
    schema: returnRequestListSchema,
  })
/** The latest returns of the user that are neither paid back nor taken back. */
export async function listOpenReturns(context: SignedInContext) {
  const answer = await callCommerce(context, {
    operation: 'listOpenReturns',
    method: 'GET',
    path: RETURNS,
    query: { pageSize: MOST_RETURNS, fields: 'FULL' },
    schema: returnRequestListSchema,
  })
  if (!answer.ok) return answer
  return ok(
    answer.value.returnRequests.filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELED'),
  )
}

/** Fetches a return of the signed-in user; that of another user does not exist for commerce. */
export const fetchReturn = (context: SignedInContext, code: string) =>
  callCommerce(context, {
    operation: 'fetchReturn',
    method: 'GET',
    path: [...RETURNS, code],
    query: { fields: 'FULL' },
    schema: returnRequestSchema,
  })

/** Takes a return back; repeating it changes nothing. */
export const withdrawReturn = (context: SignedInContext, code: string) =>
  sendCommerce(context, {
    operation: 'withdrawReturn',
    method: 'PATCH',
    path: [...RETURNS, code],
    body: { status: 'CANCELLING' },
  })
