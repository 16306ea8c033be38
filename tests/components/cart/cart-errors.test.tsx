import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { CartScreen } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, KIT } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

type Props = ComponentProps<typeof CartScreen>

const draw = ({ visitor, view, ...props }: Record<string, object>) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', cart: cartOf(), ...view } as Props['view']}
      visitor={{ isSignedIn: true, flags: DEFAULT_FLAGS.values, typed: new Map(), ...visitor }}
      hidden={{ submissionKey: 'key' }}
      supportHref="#support"
      {...props}
    />,
  )

const { cart, errors } = getMessages('en-us')

it.each([
  [
    'a promotion code',
    { refusedVoucher: { typed: 'AUTUM', error: 'invalid' } },
    'voucher',
    `${cart.voucher.label}: ${cart.voucher.errors.invalid}`,
  ],
  [
    'a note',
    { visitor: { typedNotes: new Map([[KIT.code, { text: 'x', error: 'Too long' }]]) } },
    `note.${KIT.code}`,
    'Complete Kit: Too long',
  ],
  [
    'a postal code',
    { view: { estimate: { state: 'invalid', typed: '1' } } },
    'postalCode',
    'ZIP code: Enter a valid ZIP code, for example 12345',
  ],
  [
    'an area without delivery',
    { view: { estimate: { state: 'notServed', typed: '96799' } } },
    'postalCode',
    `ZIP code: ${cart.estimate.notServed}`,
  ],
] as const)(
  'a refusal of %s stands in the error summary, which has the focus and leads to its field',
  (...row) => {
    const [, refused, field, text] = row
    draw(refused)
    const summary = screen.getByRole('alert')
    expect(within(summary).getByRole('heading')).toHaveTextContent(errors.summaryTitle)
    const link = within(summary).getByRole('link', { name: text })
    expect(link).toHaveAttribute('href', `#${field}`)
    expect(document.getElementById(field)).toHaveAttribute('name', field)
    expect(document.activeElement).toContainElement(summary)
  },
)
