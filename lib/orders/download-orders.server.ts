import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { csvStreamResponse } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedOrders, ordersQuery } from './order-history-address'
import { ordersCsvHead, ordersCsvRows } from './orders-csv'

/** Orders that are read at once, as many as commerce gives. */
const ORDERS_AT_ONCE = 100

/**
 * All orders that a page of the history is part of, as a CSV file. It is written while it is read, so that a
 * long one takes no memory. The first part decides whether there is a file; one that breaks off later is not
 * complete, and the browser says so.
 */
export async function downloadOrders(
  context: SignedInContext,
  asked: AskedOrders,
): Promise<Result<Response, Problem>> {
  const { locale } = context
  const read = (page: number) => listOrders(context, { ...ordersQuery(asked), page }, ORDERS_AT_ONCE)
  const first = await read(0)
  if (!first.ok) return first
  async function* parts(start: typeof first) {
    yield ordersCsvHead(locale)
    let part = start
    for (let page = 1; ; page += 1) {
      if (!part.ok) throw new Error(`orders could not be read: ${part.error.operation}`)
      yield ordersCsvRows(locale, part.value.orders)
      if (page >= part.value.pagination.totalPages) return
      part = (await read(page)) as typeof first
    }
  }
  const name = getTranslator(locale, 'orders')('history.csvName')
  return ok(csvStreamResponse(`${name}.csv`, logged(parts(first))))
}

async function* logged(parts: AsyncIterable<string>) {
  try {
    yield* parts
  } catch (error) {
    logger.warn({ err: error }, 'a list of orders broke off')
    throw error
  }
}
