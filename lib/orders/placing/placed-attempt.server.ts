import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { saveMarketingConsent } from '@/lib/backends/commerce/consents.server'
import { dropCheckoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { forgetDetour } from '@/lib/checkout/return-to-checkout.server'
import { fetchActiveCart } from '@/lib/checkout/visitor.server'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { sharedState } from '@/lib/state/shared-state.server'
import type { StoredAttempt } from './attempt-store.server'

/** Longer than a consent can take to be saved; after a crash, the next look at the attempt saves it. */
const GIVING_SECONDS = 30

/**
 * What follows an order as soon as it is known to exist, however often that is found out: what was typed for
 * it and not saved is dropped, forms of the account lead to the checkout no more, and the consent that was
 * ticked with it takes effect.
 */
export async function concludeAttempt(
  context: SignedInContext,
  code: string,
  attempt?: StoredAttempt,
): Promise<void> {
  if (!(await isOver(context, code))) {
    const user = context.user.id
    await Promise.all([dropCheckoutDrafts(user), forgetDetour(user)])
    await keepOver(context, code)
  }
  if (attempt?.marketing === true) await giveConsentOnce(context, attempt)
}

/** The same for an order that is found out later: what is typed for the next cart meanwhile is kept. */
export async function concludeFound(
  context: SignedInContext,
  code: string,
  attempt?: StoredAttempt,
): Promise<void> {
  if (!(await isOver(context, code)) && (await hasNextCart(context, attempt)) === true)
    await keepOver(context, code)
  await concludeAttempt(context, code, attempt)
}

/** Whether another cart than that of an attempt has been begun; undefined while commerce cannot say it. */
export async function hasNextCart(
  context: SignedInContext,
  attempt?: StoredAttempt,
): Promise<boolean | undefined> {
  const read = await fetchActiveCart(context)
  if (!read.ok) return undefined
  const cart = read.value
  return cart !== undefined && cart.entries.length > 0 && cart.guid !== attempt?.cart
}

/** The checkout of an order is over once: what is typed after it belongs to another. */
const overKey = ({ user }: SignedInContext, code: string): string => `checkout-over/${user.id}/${code}`

const isOver = async (context: SignedInContext, code: string): Promise<boolean> =>
  (await sharedState().get(overKey(context, code))) !== undefined

const keepOver = (context: SignedInContext, code: string): Promise<void> =>
  sharedState().set(overKey(context, code), 'over', DRAFT_SECONDS)

/** Once per attempt, because the user may withdraw the consent while the page of the attempt is open. */
async function giveConsentOnce(context: SignedInContext, { key }: StoredAttempt): Promise<void> {
  const state = sharedState()
  const mark = `order-consent/${key}`
  if (!(await state.setIfAbsent(mark, 'giving', GIVING_SECONDS))) return
  const saved = await saveMarketingConsent(context, true)
  if (saved.ok) await state.set(mark, 'given', DRAFT_SECONDS)
  else await state.delete(mark)
}
