'use client'

import { useCartUnits } from '@/components/session/cart-badge'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

export type CartLinkProps = { href: string; label: string }

/** Above this number the badge shows "99+" instead of growing. */
const MOST_SHOWN = 99

/** Link to the cart with the number of units. Cached pages contain no number; space is reserved for it. */
export function CartLink({ href, label }: CartLinkProps) {
  const cart = useCartUnits()
  return (
    <a
      href={href}
      className="no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-accent no-underline hover:underline lg:flex-row-reverse"
    >
      {/* As wide as the badge can get; where the link text is shown, it precedes the badge, which may
          reach into the margin. */}
      <span className="relative w-13 pl-1.5 lg:w-6 lg:pl-0">
        <Icon name="cart" className="size-6" />
        {cart !== undefined && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-4.5 lg:left-3 min-w-5 rounded-full bg-warm px-1 text-center text-[0.75rem] leading-5 text-white"
          >
            {cart.count > MOST_SHOWN ? `${MOST_SHOWN}+` : cart.count}
          </span>
        )}
      </span>
      <span aria-hidden={cart !== undefined} className="max-lg:sr-only">
        {label}
      </span>
      {cart !== undefined && <VisuallyHidden>{cart.label}</VisuallyHidden>}
    </a>
  )
}
