import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartScreen, type CartView } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS } from '@/lib/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { COURSE, cartOf, entryOf, KIT } from './samples'

const { cart: TEXTS } = getMessages('en-us')

const draw = (view: Omit<Extract<CartView, { state: 'shown' }>, 'state'>) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', ...view }}
      visitor={{ isSignedIn: true, typed: new Map() }}
      flags={DEFAULT_FLAGS.values}
      submissionKey="key"
      supportHref="#support"
    />,
  )

describe('what there is to tell of the last change', () => {
  it('offers to put back only what is not there: the page before, seen again, would add it twice', () => {
    const removed = { code: KIT.code, name: KIT.name, quantity: 7 }
    draw({ cart: cartOf(), removed })
    expect(screen.queryByRole('button', { name: TEXTS.removed.undo })).toBeNull()
  })

  it('is which line was removed, with a button that brings as many back', () => {
    draw({
      cart: cartOf({ entries: [entryOf(COURSE, 1)] }),
      removed: { code: KIT.code, name: KIT.name, quantity: 7 },
    })
    expect(screen.getByText('Complete Kit was removed from your cart.')).toBeVisible()
    const undo = screen.getByRole('button', { name: TEXTS.removed.undo })
    expect(undo).toHaveAttribute('value', KIT.code)
    expect(undo.closest('form')).toHaveFormValues({ quantity: '7' })
  })

  it('is told line by line', () => {
    const report = {
      tone: 'caution' as const,
      message: 'Two lines were added.',
      lines: [{ tone: 'danger' as const, text: 'One was not.' }],
    }
    draw({ cart: cartOf(), report })
    expect(screen.getByText('Two lines were added.')).toBeVisible()
    expect(screen.getByText('One was not.')).toBeVisible()
  })

  it('stands on an empty cart, too', () => {
    draw({ removed: { code: KIT.code, name: KIT.name, quantity: 1 } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TEXTS.empty.title)
    expect(screen.getByRole('button', { name: TEXTS.removed.undo })).toBeVisible()
  })
})
