import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listSavedCartPage } from '@/lib/backends/commerce/saved-carts.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { readCartFlash } from '@/lib/cart/flash/cart-flash.server'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import type { CartSummary, SavedCartPage } from '@/lib/contract/commerce/cart/saved-cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER, FLASH_PARAMETER } from '@/lib/site/page-parameters'
import { findOwnList } from './find-list.server'
import { savedCartsAddress, savedCartsQuery } from './saved-carts-address'

/** A page of saved carts, the report on the last change, and the saved cart whose deletion is asked. */
export type SavedCartsData = {
  list: SavedCartPage
  report: CartFlash | undefined
  toDelete: CartSummary | undefined
}

/** Loads the page of saved carts that an address asks for (pages: Saved carts). */
export async function loadSavedCartPage(
  context: SignedInContext,
  parameters: AddressParameters,
): Promise<Result<SavedCartsData, Problem>> {
  const [list, report, toDelete] = await Promise.all([
    listSavedCartPage(context, savedCartsQuery(savedCartsAddress.parse(parameters))),
    readReport(context, parameters),
    findToDelete(context, firstParam(parameters, DELETE_PARAMETER)),
  ])
  return list.ok ? ok({ list: list.value, report, toDelete }) : list
}

const readReport = async ({ locale }: SignedInContext, parameters: AddressParameters) =>
  FLASH_PARAMETER in parameters ? readCartFlash(await pageShopper(locale), parameters) : undefined

/** The saved cart may be on another page of the list; that of a colleague cannot be deleted. */
async function findToDelete(context: SignedInContext, code: string): Promise<CartSummary | undefined> {
  const found = code === '' ? undefined : await findOwnList(context, code)
  return found?.ok === true ? found.value : undefined
}
