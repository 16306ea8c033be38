import 'server-only'
import { type AgentContext, searchCustomers } from '@/lib/backends/commerce/assisted-service.server'
import type { AssistedCustomer, AssistedSearch } from '@/lib/contract/commerce/assisted-service'
import { ok, type Problem, type Result } from '@/lib/result/result'

const ORDER_CODE = /^\d{6,12}$/

/**
 * Finds customers by email, name or number, or by an order that they have placed (pages: Support login). A
 * number may be either: it is looked for as an order first.
 * @param query already validated
 * @param page from 1
 */
export async function findCustomers(
  context: AgentContext,
  query: string,
  page: number,
): Promise<Result<AssistedSearch, Problem>> {
  if (ORDER_CODE.test(query) && page === 1) {
    const byOrder = await searchCustomers(context, { orderId: query }, 0)
    if (!byOrder.ok || byOrder.value.entries.length > 0) return byOrder
  }
  return searchCustomers(context, { query }, page - 1)
}

/** The customer of a number; undefined where there is none. */
export async function findCustomerByNumber(
  context: AgentContext,
  customerId: string,
): Promise<Result<AssistedCustomer | undefined, Problem>> {
  const found = await searchCustomers(context, { query: customerId }, 0)
  return found.ok ? ok(found.value.entries.find(known => known.customerId === customerId)) : found
}
