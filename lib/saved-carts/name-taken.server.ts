import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { failedBy } from '@/lib/handlers/form-result'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { nameKey } from './distinct-name'

/**
 * The refusal of a name that another saved cart of the user has, at its field; undefined for a free one
 * (pages: Saved carts). `own`: code of the saved cart that is renamed.
 */
export async function refuseTaken(
  context: SignedInContext,
  name: string,
  { own, field = 'name' }: { own?: string; field?: string } = {},
): Promise<CartResult | undefined> {
  const taken = await isNameTaken(context, name, own)
  if (!taken.ok) return failedBy(taken.error)
  return taken.value ? nameTaken(field, name) : undefined
}

const nameTaken = (field: string, name: string): CartResult => ({
  kind: 'rejected',
  errors: { fieldErrors: [{ name: field, code: 'nameTaken', params: { name } }], formErrors: [] },
})

async function isNameTaken(
  context: SignedInContext,
  name: string,
  own?: string,
): Promise<Result<boolean, Problem>> {
  const lists = await listSavedCarts(context)
  if (!lists.ok) return lists
  const meant = nameKey(name)
  return ok(lists.value.some(list => list.code !== own && nameKey(list.name ?? '') === meant))
}
