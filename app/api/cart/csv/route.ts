import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import { shopperOf } from '@/lib/cart/access/shopper.server'
import { cartCsv } from '@/lib/cart/cart-csv'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { csvResponse } from '@/lib/handlers/respond.server'

const NEEDS = { limit: 'read', session: 'optional', query: localeQuerySchema } as const

const EMPTY = { entries: [], net: true }

/** The lines of the cart and their sums as a CSV file. This read never creates a cart. */
export const GET = defineRead(NEEDS, async ({ session, cookies, query: { locale } }) => {
  const shopper = await shopperOf(session, locale, cookies)
  const { customer } = shopper
  const userId = customer.kind === 'signedIn' ? customer.context.user.id : undefined
  const [read, { values: flags }] = await Promise.all([readCart(shopper), getFlags(locale, userId)])
  return read.ok ? csvResponse('cart.csv', cartCsv(locale, read.value.cart ?? EMPTY, flags)) : read
})
