import 'server-only'
import { createHash } from 'node:crypto'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getSite } from '@/lib/site/sites'
import { reviewedFacts } from './reviewed-facts'

const ownerOf = ({ user, locale }: SignedInContext): string => `${user.id}/${getSite(locale).siteId}`

/** Identifies what a review of this cart has shown to its user; no other cart or user has the same id. */
export const reviewedId = (context: SignedInContext, cart: Cart): string =>
  createHash('sha256')
    .update(JSON.stringify([ownerOf(context), cart.guid, reviewedFacts(cart)]))
    .digest('base64url')
