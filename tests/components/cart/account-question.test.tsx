import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { AccountQuestion } from '@/components/cart/page/account-question'
import { switchError } from '@/lib/saved-carts/account-switch'
import { cartOf, entryOf, KIT } from './samples'

const ACCOUNT = { isTemporary: false, place: '', isAdministrator: false, isDefault: false, isPersonal: false }
const ACCOUNTS = [
  {
    ...ACCOUNT,
    uid: 'o1',
    name: 'Eastmarsh Schools',
    number: '4711',
    place: 'Eastmarsh, OH',
    link: 'linked',
  },
  { ...ACCOUNT, uid: 'o2', name: 'Westmarsh Clinic', link: 'pending' },
  { ...ACCOUNT, uid: 'p1', name: 'Ada Young', isPersonal: true, isDefault: true, link: 'linked' },
] as const

const draw = (props: Partial<ComponentProps<typeof AccountQuestion>> = {}) =>
  render(
    <AccountQuestion
      locale="en-us"
      accounts={ACCOUNTS}
      cart={cartOf({ organization: { uid: 'o1', name: 'Eastmarsh Schools' } })}
      rejected={undefined}
      hidden={{ submissionKey: 'key', formOwner: 'mark' }}
      {...props}
    />,
  )

const group = (name: string) => screen.getByRole('radiogroup', { name })

it('offers the accounts that can order, with that of the cart chosen', () => {
  draw()
  const accounts = within(group('Account')).getAllByRole('radio')
  expect(accounts.map(radio => radio.getAttribute('value'))).toEqual(['o1', 'p1'])
  expect(screen.getByRole('radio', { name: 'Eastmarsh Schools' })).toBeChecked()
  expect(screen.getByText('Account 4711 · Eastmarsh, OH')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Personal account' })).not.toBeChecked()
})

it('says before it is chosen what a personal account cannot order', () => {
  const item = { ...KIT, productItem: { ...KIT.productItem, shipTo: 'INSTITUTION' as const } }
  draw({ cart: cartOf({ entries: [entryOf(item, 1)] }) })
  expect(screen.getByRole('radio', { name: 'Personal account' })).toHaveAccessibleDescription(
    'Complete Kit: ships to institutions only, so it can’t be ordered for this account.',
  )
  expect(screen.getByRole('radio', { name: 'Eastmarsh Schools' })).toHaveAccessibleDescription(
    'Account 4711\u00a0· Eastmarsh, OH',
  )
})

it('asks what becomes of the items, and lets them come along by default', () => {
  draw()
  const choices = within(group('What should happen to the items in your cart?')).getAllByRole('radio')
  expect(choices.map(radio => radio.getAttribute('value'))).toEqual(['copy', 'separate', 'discard'])
  expect(choices[0]).toBeChecked()
})

it('asks nothing about items where there are none', () => {
  draw({ cart: undefined })
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: 'Personal account' })).toBeChecked()
})

it('comes back with what was chosen and the reason', () => {
  draw({ rejected: { fields: { account: 'p1', items: 'separate' }, errors: switchError('full') } })
  expect(screen.getByRole('radio', { name: 'Personal account' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Save this cart and begin a new one' })).toBeChecked()
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
    'You have 50 saved carts, the maximum.',
  )
})
