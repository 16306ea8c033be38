import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { CreateFromLinesForm } from '@/components/cart/choose/create-from-lines-form'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { checkQuantity } from '@/lib/cart/lines/check-quantity'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getMessages } from '@/lib/i18n/messages'
import { quotesActionPath } from '@/lib/site/paths'
import { cartOf, KIT, usd } from './samples'

const { cart: TEXTS } = getMessages('en-us')

const OLD: Programme = {
  code: 'OLD',
  status: 'OLD_APPLIED',
  name: 'Organization discount',
  percent: 10,
  amount: usd(23),
}

const DISCOUNTED = cartOf({
  programmes: [OLD],
  totalDiscounts: usd(23),
  totalPrice: usd(207),
  organization: { uid: 'org', name: 'Eastmarsh' },
})

const MINIMUM = 'The minimum for a quote is $100.00.'

const draw = (props: Partial<ComponentProps<typeof CreateFromLinesForm>> = {}) =>
  render(
    <CreateFromLinesForm
      locale="en-us"
      purpose="quote"
      source={{ from: 'cart', cart: DISCOUNTED }}
      lists={[]}
      values={{ name: 'Grant 2027', description: '', list: '' }}
      errors={{ form: [] }}
      hidden={{ submissionKey: 'key', formOwner: 'mark' }}
      flags={{ ...DEFAULT_FLAGS.values, 'org-level-discount': true }}
      {...props}
    />,
  )

const sums = () => screen.queryByRole('region', { name: TEXTS.sums.heading })

/** Prices of the kit, single and of the line, as the page shows them. */
const pricesOfKit = () => document.querySelector(`[data-line="${KIT.code}"]`)?.textContent?.match(/\$[\d.]+/g)

it.each([
  ['en-us', MINIMUM],
  ['nl-nl', 'Een offerte kan vanaf € 100,00.'],
  ['en-gb', 'The minimum for a quote is £100.00.'],
] as const)('the minimum is shown in the currency of the site: %s', (locale, text) => {
  draw({ locale })
  expect(screen.getByText(text)).toBeVisible()
})

it('the minimum is shown for chosen items too, whose sums no one knows yet', () => {
  const item = { item: KIT, typed: '2', verdict: checkQuantity('2', KIT.productItem.order) }
  draw({ source: { from: 'address', chosen: { items: [item], missing: [] } } })
  expect(screen.getByText(MINIMUM)).toBeVisible()
  expect(sums()).not.toBeInTheDocument()
})

it('the discount of the organization is shown in the sums and at each price', () => {
  draw()
  expect(sums()).toHaveTextContent(`${TEXTS.sums.subtotal}$230.00`)
  expect(sums()).toHaveTextContent('Eastmarsh discount (10%)−$23.00')
  expect(sums()).toHaveTextContent(`${TEXTS.sums.totalNet}$207.00`)
  expect(pricesOfKit()).toEqual(expect.arrayContaining(['$9.00', '$18.00']))
})

it('the discount is a plain sum while the flag of the organization is off', () => {
  draw({ flags: { ...DEFAULT_FLAGS.values, 'org-level-discount': false } })
  expect(sums()).toHaveTextContent(`${TEXTS.sums.discount}−$23.00`)
  expect(sums()).toHaveTextContent(`${TEXTS.sums.totalNet}$207.00`)
  expect(sums()).not.toHaveTextContent('Eastmarsh discount')
  expect(pricesOfKit()).not.toContain('$9.00')
})

it('the form requests a quote and carries the mark of its owner', () => {
  draw()
  const form = screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.choose.quoteSubmit }).form
  expect(form).toHaveAttribute('action', quotesActionPath('en-us'))
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['submissionKey', 'key'],
    ['formOwner', 'mark'],
    ['name', 'Grant 2027'],
    ['description', ''],
  ])
})

it('a saved cart of the same cart has neither minimum nor sums', () => {
  draw({ purpose: 'list' })
  expect(screen.getByRole('button', { name: TEXTS.choose.listSubmit })).toBeVisible()
  expect(screen.queryByText(MINIMUM)).not.toBeInTheDocument()
  expect(sums()).not.toBeInTheDocument()
})
