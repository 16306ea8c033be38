import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { saveMarketingConsent } from '@/lib/backends/commerce/consents.server'
import { dropCheckoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { forgetDetours } from '@/lib/checkout/return-to-checkout.server'
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
export async function concludeAttempt(context: SignedInContext, attempt?: StoredAttempt): Promise<void> {
  const user = context.user.id
  await Promise.all([dropCheckoutDrafts(user), forgetDetours(user)])
  if (attempt?.marketing === true) await giveConsentOnce(context, attempt)
}

/** Once per attempt, because the user may withdraw the consent while the page of the attempt is open. */
async function giveConsentOnce(context: SignedInContext, { key }: StoredAttempt): Promise<void> {
  const state = sharedState()
  const mark = `order-consent/${key}`
  if (!(await state.setIfAbsent(mark, 'giving', GIVING_SECONDS))) return
  const saved = await saveMarketingConsent(context, true)
  if (saved.ok) await state.set(mark, 'given', DRAFT_SECONDS)
  else await state.delete(mark)
}
