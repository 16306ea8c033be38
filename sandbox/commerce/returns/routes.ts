import { Hono } from 'hono'
import { z } from 'zod'
import { RETURN_SORTS, returnInputSchema } from '../../../lib/contract/commerce/order/return-request.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readBody } from '../http/read-body.ts'
import { requireOwnOrder } from '../orders/require-order.ts'
import { settleOrders } from '../orders/settle-orders.ts'
import { requestReturn } from './request-return.ts'
import { cancelReturn, findReturn, listReturns, type StoredReturn } from './return-store.ts'
import { settleReturns } from './settle-returns.ts'
import { isReturnCancellable, returnStatus, toReturnRequest } from './to-return.ts'

/** Returns of a customer's orders. */
export const createReturnRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const path = '/users/:user/orderReturns'
  routes.post(
    path,
    answering('ReturnRequest', request => ask(commerce, request)),
  )
  routes.get(
    path,
    answering('ReturnRequestList', request => list(commerce, request)),
  )
  routes.get(
    `${path}/:code`,
    answering('ReturnRequest', async request => {
      const context = await customerContext(commerce, request)
      return { body: describe(context, requireReturn(context, pathSegment(request, 'code'))) }
    }),
  )
  routes.patch(
    `${path}/:code`,
    answeringEmpty(request => takeBack(commerce, request)),
  )
  return routes
}

const describe = (context: CustomerContext, stored: StoredReturn) =>
  toReturnRequest(stored, requireOwnOrder(context, String(stored.orderCode)), context.now)

const requireReturn = (context: CustomerContext, text: string): StoredReturn => {
  const stored = /^\d{7}$/.test(text) ? findReturn(context.database, Number(text)) : undefined
  const own = stored && listReturns(context.database, shelfOf(context), stored)
  const found = own?.find(({ code }) => code === stored?.code)
  if (found === undefined) throw occError.unknownIdentifier('Return not found.', { subject: text })
  return found
}

const ask = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const input = await readBody(request, returnInputSchema)
  settleOrders(commerce, context.now, shelfOf(context))
  const work = (): Answer => {
    const order = requireOwnOrder(context, input.orderCode)
    const code = requestReturn(context, order, input.returnRequestEntryInputs)
    return { status: 201, body: describe(context, requireReturn(context, String(code))) }
  }
  const owner = context.customer.customerId
  return runIdempotent(commerce, request, { owner, operation: 'requestReturn', input, work })
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  settleReturns(commerce, context.now)
  const order = request.req.query('orderCode')
  const asked = request.req.query('sort') ?? 'byDate'
  const sort = RETURN_SORTS.find(known => known === asked)
  if (sort === undefined) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  const orderCode = order === undefined ? undefined : Number(order)
  const all = listReturns(context.database, shelfOf(context), { orderCode, sort })
  const page = readPage(request)
  const { currentPage, pageSize } = page
  const shown = all.slice(currentPage * pageSize, (currentPage + 1) * pageSize)
  return {
    body: {
      returnRequests: shown.map(stored => describe(context, stored)),
      sorts: RETURN_SORTS.map(code => ({ code, selected: code === sort })),
      pagination: toPagination(page, all.length, sort),
    },
  }
}

const changeSchema = z.object({ status: z.literal('CANCELLING') })

const takeBack = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  await readBody(request, changeSchema)
  const stored = requireReturn(context, pathSegment(request, 'code'))
  if (stored.cancelledAt !== undefined) return
  if (!isReturnCancellable(returnStatus(stored, context.now)))
    throw occError.illegalState('The goods have arrived.', { reason: 'notCancellable' })
  cancelReturn(commerce.database, stored.code, context.now)
}
