import 'server-only'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { CART_ENTRIES_FORM, type CartChange } from '@/lib/cart/changes/handle-change-entries.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { runExpress } from './run-express.server'

/**
 * Saves what was typed into the cart, then settles the checkout by the user's defaults. What is to be told
 * about the quantities comes first, on the page of the cart.
 */
export const handleCartExpress = defineForm<Shopper, CartChange, CartNext>({
  ...CART_ENTRIES_FORM,
  name: 'cart-express',
  signedIn: true,
  isMarked: true,
  submit: async (submission, change, keys) => {
    const saved = await CART_ENTRIES_FORM.submit(submission, change, keys)
    const { sender, locale, address } = submission
    if (saved.kind !== 'next' || saved.href !== expressCheckoutPath(locale)) return saved
    // The page asks for a new sign-in.
    if (!(await hasRecentSignIn(sender.cookies, Date.now()))) return saved
    return withCartLock<CartResult>(sender, failedBy, lost =>
      runExpress({ sender, address, key: keys.key, lost }),
    )
  },
})
