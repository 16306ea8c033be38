import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CartScreen, type CartView } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { savedCartsActionPath } from '@/lib/site/paths'
import { cartOf, entryOf, KIT, REPORTS } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const { cart: TEXTS } = getMessages('en-us')

const draw = (view: Omit<Extract<CartView, { state: 'shown' }>, 'state'>, isSignedIn = true) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', ...view }}
      visitor={{ isSignedIn, flags: DEFAULT_FLAGS.values, typed: new Map() }}
      hidden={{ submissionKey: 'key' }}
      supportHref="#support"
    />,
  )

const later = cartOf({ code: '00000042', name: TEXTS.later.name, entries: [entryOf(REPORTS, 20)] })

const buttonNamed = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('each line of one’s own cart can be saved for later, and sends the typed quantities along', () => {
  draw({ cart: cartOf() })
  const button = buttonNamed(`Save for later: ${KIT.name}`)
  expect([button.name, button.value]).toEqual(['later', KIT.code])
  expect(button).toHaveAttribute('formaction', savedCartsActionPath('en-us'))
  expect(button.form).toHaveFormValues({ [`quantity.${KIT.code}`]: '2' })
})

it('anonymous users have no list to save for, and no button', () => {
  draw({ cart: cartOf() }, false)
  expect(screen.queryByRole('button', { name: /for later/ })).toBeNull()
})

it.each([
  ['below the cart', { cart: cartOf({ entries: [entryOf(KIT, 1)] }), later }],
  ['below an empty cart', { later }],
])('what is saved for later stands %s, each with the way back', (_, view) => {
  draw(view)
  const region = screen.getByRole('region', { name: TEXTS.later.name })
  expect(within(region).getByRole('link', { name: REPORTS.name })).toBeVisible()
  const button = buttonNamed(`Move to cart: ${REPORTS.name}`)
  expect([button.name, button.value]).toEqual(['sooner', REPORTS.code])
  expect(region).toContainElement(button)
})

it('nothing is shown of what is saved for later where nothing is', () => {
  draw({ cart: cartOf(), later: cartOf({ entries: [] }) })
  expect(screen.queryByRole('region', { name: TEXTS.later.name })).toBeNull()
})

it('an empty cart leads anonymous users to their own, and everybody to the ways to choose', () => {
  const { unmount } = draw({}, false)
  expect(screen.getByRole('link', { name: TEXTS.page.signIn })).toBeVisible()
  unmount()
  draw({})
  expect(screen.queryByRole('link', { name: TEXTS.page.signIn })).toBeNull()
  expect(screen.getByRole('link', { name: getMessages('en-us').fit.title })).toBeVisible()
})
