import 'server-only'
import { listQualifiedUsers } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok } from '@/lib/result/result'

/**
 * The required level of a cart and the members of its organization, each with whether they hold the level;
 * undefined where nobody can be chosen, because the order is not for an organization.
 */
export async function loadQualifiedUsers(
  context: SignedInContext,
  { accountType, organization, requiredQualificationLevel: level }: Cart,
) {
  if (accountType !== 'ORGANIZATION' || organization === undefined || level === undefined)
    return ok(undefined)
  const people = await listQualifiedUsers(context, organization.uid, level.code)
  return people.ok ? ok({ level, people: people.value }) : people
}
