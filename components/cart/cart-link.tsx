'use client'

import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useCartUnits } from './cart-units'

export type CartLinkProps = { href: string; label: string }

/** Above this the badge says so instead of growing. */
const MOST_SHOWN = 99

/** The way to the cart, with how much is in it. Cached pages come without the number, which stands in room of its own. */
export function CartLink({ href, label }: CartLinkProps) {
  const cart = useCartUnits()
  return (
    <a
      href={href}
      className="relative inline-flex min-h-11 min-w-7 items-center gap-4 font-semibold text-accent no-underline hover:underline"
    >
      <Icon name="cart" className="size-6" />
      <span aria-hidden={cart !== undefined} className="max-lg:sr-only">
        {label}
      </span>
      {cart !== undefined && (
        <>
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-3.5 min-w-5 rounded-full bg-warm px-1 text-center text-sm leading-5 text-white"
          >
            {cart.count > MOST_SHOWN ? `${MOST_SHOWN}+` : cart.count}
          </span>
          <VisuallyHidden>{cart.label}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
