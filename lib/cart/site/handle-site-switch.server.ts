import 'server-only'
import { deleteCart } from '@/lib/backends/commerce/carts.server'
import { getSettings } from '@/lib/config/env.server'
import { type CookieChange, withCookieChanges } from '@/lib/cookies/cookie-change'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type ResultOf } from '@/lib/handlers/form-result'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { pathOnSite, readSitePage } from '@/lib/site-handover/same-page'
import { forgetCurrencySwitch } from '@/lib/site-handover/site-memory.server'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { clearSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import { forgetCart } from '../access/cart-cookie.server'
import { withCartLock } from '../access/cart-lock.server'
import { readCart } from '../access/read-cart.server'
import { readShopper, type Shopper } from '../access/shopper.server'
import { addChosen } from '../changes/add-chosen.server'
import { cartFlashAddress } from '../flash/cart-flash.server'
import { CART_FORM, type CartSubmission } from '../flash/cart-form.server'
import type { CartNext, CartResult } from '../flash/cart-result'
import { quoteInCart } from '../quote/quote-in-cart.server'
import { cartSitePath, readSiteSwitch, type SiteSwitch } from './site-switch'

/** Does with the cart what was chosen, and goes on to the chosen site. */
export const handleSiteSwitch = defineForm<Shopper, SiteSwitch, CartNext>({
  ...CART_FORM,
  name: 'cart-site',
  page: ({ locale, fields }) => {
    const command = readSiteSwitch(fields)
    return command === undefined ? cartPath(locale) : cartSitePath(locale, command)
  },
  parse: ({ fields }) => {
    const command = readSiteSwitch(fields)
    return command === undefined ? failed('malformed') : ok(command)
  },
  submit: async (submission, command, keys) => {
    switch (command.items) {
      case 'keep':
        return leave(submission, command.to, { path: samePage(submission, command) })
      case 'copy':
        return copyThere(submission, command, keys)
      case 'discard': {
        const discarded = await withCartLock<Result<readonly CookieChange[], Problem>>(
          submission.sender,
          failed,
          () => discard(submission.sender),
        )
        return discarded.ok
          ? leave(submission, command.to, {
              path: samePage(submission, command),
              cookies: discarded.value,
            })
          : failedBy(discarded.error)
      }
    }
  },
})

/** Path of the page that was left, on the other site. */
function samePage({ origin }: CartSubmission, { page, to }: SiteSwitch): string | undefined {
  const left = readSitePage(getSettings().STORE_HOSTS, page, origin)
  return left && pathOnSite(left, to)
}

type Leaving = { path: string | undefined; cookies?: readonly CookieChange[] | undefined }

/** Leads to a page of the other site, and remembers the choice. */
async function leave(
  { sender, locale, origin }: CartSubmission,
  to: Locale,
  { path, cookies = [] }: Leaving,
): Promise<CartNext> {
  const move = { from: { origin, locale }, to: { locale: to, path }, reason: 'choice', holder: {} } as const
  const moved = await moveSite(move)
  const forgotten = [...clearSwitchNotice(sender.cookies), ...forgetCurrencySwitch(sender.cookies)]
  return { kind: 'next', href: moved.location, cookies: [...cookies, ...moved.cookies, ...forgotten] }
}

/** Puts the items into the cart of the other site, too, which then says what became of each. */
async function copyThere(
  submission: CartSubmission,
  { to }: SiteSwitch,
  keys: Parameters<typeof addChosen>[2],
): Promise<CartResult> {
  const { sender } = submission
  const read = await readCart(sender)
  if (!read.ok) return failedBy(read.error)
  const lines = (read.value.cart?.entries ?? []).map(({ product, quantity, note }) => ({
    code: product.code,
    quantity,
    note,
  }))
  if (lines.length === 0) return leave(submission, to, { path: cartPath(to) })
  const there = await readShopper(to, sender.cookies, Date.now())
  const added: ResultOf<CartNext> = await addChosen({ sender: there, locale: to }, lines, keys)
  if (added.kind !== 'next') return added
  const { cookies = [], isIncomplete } = added
  const path = await cartFlashAddress(added, {
    ...there,
    cookies: withCookieChanges(there.cookies, cookies),
  })
  const left = await leave(submission, to, { path, cookies })
  return { ...left, ...(isIncomplete !== undefined && { isIncomplete }) }
}

/** Deletes the cart; that of a visitor is forgotten, as nobody else knows it. */
async function discard(shopper: Shopper): Promise<Result<readonly CookieChange[], Problem>> {
  const { customer, cookies, locale } = shopper
  if (customer.kind !== 'signedIn') return ok(await forgetCart(cookies, locale))
  const read = await readCart(shopper)
  if (!read.ok) return read
  if (read.value.cart === undefined) return ok([])
  const quoted = quoteInCart(read.value.cart, 'deleteCart')
  if (quoted !== undefined) return failed(quoted)
  const deleted = await deleteCart(customer.context, read.value.cart.code)
  return deleted.ok ? ok([]) : deleted
}
