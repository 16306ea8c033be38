import { Hono } from 'hono'
import { shareSavedCartSchema } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { customerContext } from '../carts/cart-context.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import { deleteShare, putShare } from '../carts/saved-share-store.ts'
import { toCart } from '../carts/to-cart.ts'
import { writeOnce } from '../carts/write-once.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { isMember } from '../organizations/association-store.ts'
import { bumpVersion } from './saving-store.ts'
import { readAgain, requireSaved } from './write-saved.ts'

/** Sharing a saved cart with the members of an organization of its owner (our extension). */
export const createSavedShareRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const path = '/users/:user/carts/:cart/organizationShare'
  routes.put(
    path,
    answering('SavedCart', request => share(commerce, request)),
  )
  routes.delete(
    path,
    answering('SavedCart', request => withdraw(commerce, request)),
  )
  return routes
}

const share = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const { database, now, customer } = context
  const input = await readBody(request, shareSavedCartSchema)
  return writeOnce(commerce, request, context, {
    operation: 'shareSavedCart',
    input,
    work: () => {
      const cart = requireSaved(requireCart(context, request))
      const { organizationUid, permission } = input
      if (!isMember(database, organizationUid, customer.customerId)) {
        const details = { reason: 'notFound', subject: organizationUid, subjectType: 'organization' }
        throw occError.notFound('There is no such organization.', details)
      }
      putShare(database, cart.code, { organizationUid, permission, since: now })
      bumpVersion(database, cart.code)
      return { body: { savedCartData: toCart(context, readAgain(context, cart)) } }
    },
  })
}

/** Ends a share; ending it twice changes nothing. */
const withdraw = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  return writeOnce(commerce, request, context, {
    operation: 'withdrawSavedCart',
    work: () => {
      const cart = requireSaved(requireCart(context, request))
      deleteShare(commerce.database, cart.code)
      bumpVersion(commerce.database, cart.code)
      return { body: { savedCartData: toCart(context, readAgain(context, cart)) } }
    },
  })
}
