import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { CartScreen, type CartView } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS, type FlagValues } from '@/lib/backends/flags/flag-values'

type View = Omit<Extract<CartView, { state: 'shown' }>, 'state'>

type Upload = ComponentProps<typeof CartScreen>['upload']

/** Draws the page of a cart for a signed-in user; the order history depends on its flag. */
export const drawCart = (view: View, upload?: Upload, flags: Partial<FlagValues> = {}) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', ...view }}
      visitor={{ isSignedIn: true, flags: { ...DEFAULT_FLAGS.values, ...flags }, typed: new Map() }}
      hidden={{ submissionKey: 'key' }}
      supportHref="#support"
      {...(upload && { upload })}
    />,
  )
