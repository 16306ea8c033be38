import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CartScreen } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getMessages } from '@/lib/i18n/messages'
import { COURSE, cartOf, entryOf, KIT, REPORTS } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

type Props = ComponentProps<typeof CartScreen>

const { cart: TEXTS } = getMessages('en-us')

const SIGNED_IN = { isSignedIn: true, flags: DEFAULT_FLAGS.values, typed: new Map<string, string>() }

const draw = (cart: Cart | undefined, props: Partial<Props> = {}) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', ...(cart !== undefined && { cart }) }}
      visitor={SIGNED_IN}
      hidden={{ submissionKey: 'key' }}
      supportHref="#support"
      {...props}
    />,
  )

const usd = (value: number) => ({ currencyIso: 'USD', value })

const group = (name: string) => screen.getByRole('region', { name })

const quantityOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`${name}$`) })

describe('the lines of a cart', () => {
  it('stand by how they come, whatever their order in the cart', () => {
    draw(cartOf())
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const { shipped, digital, training } = TEXTS.groups
    expect(headings.slice(0, 3)).toEqual([shipped, digital, training])
    expect(within(group(TEXTS.groups.shipped)).getByRole('link', { name: KIT.name })).toHaveAttribute(
      'href',
      expect.stringContaining('/products/P900000011/'),
    )
    expect(group(TEXTS.groups.digital)).toHaveTextContent(REPORTS.name)
    expect(group(TEXTS.groups.training)).toHaveTextContent(COURSE.name)
  })

  it('tell number, level, price of one, quantity and total', () => {
    draw(cartOf())
    const shipped = group(TEXTS.groups.shipped)
    for (const part of ['Item 0900000001', 'Level C', 'In stock', '$10.00 each', '$20.00'])
      expect(shipped).toHaveTextContent(part)
    expect(quantityOf(KIT.name)).toHaveValue('2')
  })

  it('tell by what rules a quantity goes', () => {
    draw(cartOf())
    expect(quantityOf(REPORTS.name)).toHaveAccessibleDescription(
      'Min. 10 per order. Sold in multiples of 5. Max. 500 per order',
    )
  })

  it('without a price say so', () => {
    draw(cartOf({ entries: [entryOf(KIT, 1, { basePrice: undefined, totalPrice: undefined })] }))
    expect(screen.getByText(TEXTS.line.noPrice)).toBeVisible()
  })

  it('are sent by Enter as they are, whatever button stands beside the field', () => {
    draw(cartOf())
    const form = quantityOf(KIT.name).closest('form')
    expect(form?.querySelector('button')).toHaveAttribute('value', 'update')
    expect(form?.querySelector('button')).toHaveAttribute('name', 'intent')
  })

  it('can be removed one by one, by a button that names its item', () => {
    draw(cartOf())
    const button = screen.getByRole('button', { name: 'Remove Complete Kit' })
    expect(button).toHaveAttribute('name', 'remove')
    expect(button).toHaveAttribute('value', KIT.code)
  })
})

describe('quantities that were refused', () => {
  const typed = new Map([
    [KIT.code, 'two'],
    [REPORTS.code, '12'],
    [COURSE.code, '4'],
  ])

  it('are shown in a summary that leads to each field, and at the fields', () => {
    draw(cartOf(), { visitor: { ...SIGNED_IN, typed } })
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Complete Kit: enter a whole number, for example 5', '#quantity.0900000001'],
      ['Score Reports: sold in multiples of 5; enter 10 or 15', '#quantity.0900000002'],
    ])
    expect(quantityOf(KIT.name)).toHaveAccessibleDescription(/Enter a whole number, for example 5$/)
    expect(quantityOf(KIT.name)).toBeInvalid()
  })

  it('come back as they were typed, and so do the right ones beside them', () => {
    draw(cartOf(), { visitor: { ...SIGNED_IN, typed } })
    const shown = [KIT, REPORTS, COURSE].map(({ name }) => quantityOf(name).getAttribute('value'))
    expect(shown).toEqual(['two', '12', '4'])
  })

  it('are nothing to keep where none of them is wrong', () => {
    draw(cartOf(), { visitor: { ...SIGNED_IN, typed: new Map([[KIT.code, '9']]) } })
    expect(quantityOf(KIT.name)).toHaveValue('2')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a level that an item asks for', () => {
  const required = { code: 'C', name: 'Level C', rank: 3 }
  const gated = (satisfied: boolean) =>
    cartOf({
      entries: [entryOf(KIT, 1, { qualification: { required, satisfied } })],
      requiredQualificationLevel: required,
    })

  it('is shown at the line where a user lacks it, and the item stays', () => {
    draw(gated(false))
    expect(group(TEXTS.groups.shipped)).toHaveTextContent(
      'Requires level C, which is missing for this cart’s account.',
    )
  })

  it('is nothing to tell where a user has it', () => {
    draw(gated(true))
    expect(screen.queryByText(/Requires level C/)).not.toBeInTheDocument()
  })

  it('is shown once where no one is signed in, with the way to sign in and back', () => {
    draw(gated(false), { visitor: { ...SIGNED_IN, isSignedIn: false } })
    expect(screen.queryByText(/Requires level C/)).not.toBeInTheDocument()
    expect(screen.getByText(new RegExp(TEXTS.page.levels))).toBeVisible()
    expect(screen.getByRole('link', { name: TEXTS.page.signIn })).toHaveAttribute(
      'href',
      '/en-us/login?returnTo=%2Fstore%2Fusassessments%2Fen%2Fcart',
    )
  })
})

describe('the sums', () => {
  const OLD: Programme = {
    code: 'OLD',
    status: 'OLD_APPLIED',
    name: 'Organization discount',
    validUntil: '2027-09-23',
    amount: usd(23),
  }
  const UAP: Programme = { code: 'UAP', status: 'UAP_LIMIT_REACHED', name: 'Plan', limit: 500, used: 500 }
  const withOld = { ...DEFAULT_FLAGS.values, 'org-level-discount': true }
  const sums = () => group(TEXTS.sums.heading)

  it('name each programme with its state, and what it takes off once', () => {
    draw(cartOf({ programmes: [OLD, UAP], totalDiscounts: usd(23), totalPrice: usd(207) }), {
      visitor: { ...SIGNED_IN, flags: withOld },
    })
    expect(sums()).toHaveTextContent('Organization discount (10%)−$23.00Applied · until September 23, 2027')
    expect(sums()).toHaveTextContent('PlanNot applied: its limit is reached · 500 of 500 used, 0 left')
    expect(sums()).toHaveTextContent('Total before tax$207.00')
    expect(sums()).not.toHaveTextContent(TEXTS.sums.discount)
  })

  it('tell a discount that is not shown by name as an amount, so that they add up', () => {
    draw(cartOf({ programmes: [OLD], totalDiscounts: usd(23), totalPrice: usd(207) }))
    expect(sums()).not.toHaveTextContent('Organization discount')
    expect(sums()).toHaveTextContent(`${TEXTS.sums.discount}−$23.00`)
  })

  it('say that shipping and tax come later where prices have no tax', () => {
    draw(cartOf({ totalTax: usd(0), totalPriceWithTax: usd(210) }))
    expect(sums()).toHaveTextContent(TEXTS.sums.netShipped)
    expect(sums()).not.toHaveTextContent(TEXTS.sums.taxIncluded)
  })

  it('say how much tax is in them where prices have it', () => {
    draw(cartOf({ net: false, totalTax: usd(20), totalPriceWithTax: usd(230) }))
    expect(sums()).toHaveTextContent(`${TEXTS.sums.taxIncluded}$20.00`)
    expect(sums()).toHaveTextContent(`${TEXTS.sums.totalGross}$230.00`)
    expect(sums()).toHaveTextContent(TEXTS.sums.grossShipped)
  })

  it('promise no shipping where nothing ships', () => {
    draw(cartOf({ entries: [entryOf(REPORTS, 10)] }))
    expect(sums()).toHaveTextContent(TEXTS.sums.netDigital)
  })
})

it('what was chosen before the sign-in stands apart until it joins the cart', () => {
  draw(cartOf(), {
    view: { state: 'shown', cart: cartOf(), earlier: cartOf({ entries: [entryOf(KIT, 3)] }) },
  })
  const earlier = group(TEXTS.earlier.title)
  expect(earlier).toHaveTextContent('3 × Complete Kit')
  expect(within(earlier).getByRole('button', { name: TEXTS.earlier.merge })).toHaveAttribute('value', 'merge')
})

it('a cart of one’s own is not called empty above what was chosen before the sign-in', () => {
  const earlier = cartOf({ entries: [entryOf(KIT, 3)] })
  draw(undefined, { view: { state: 'shown', earlier } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TEXTS.empty.titleEarlier)
  expect(screen.queryByText(TEXTS.empty.title)).toBeNull()
})

it('an outage says that nothing is lost, and offers another try with the reference of this one', () => {
  draw(undefined, { view: { state: 'away', requestId: 'r-1' } })
  expect(screen.getByText(getMessages('en-us').unavailable.subjects.cart.text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/cart',
  )
  expect(screen.getByText(/r-1/)).toBeVisible()
})

it('the ways on send the quantities along, so that none that was typed is lost', () => {
  draw(cartOf())
  const form = quantityOf(KIT.name).closest('form')
  for (const [name, intent] of [
    [TEXTS.checkout.submit, 'checkout'],
    [TEXTS.page.quote, 'quote'],
    [TEXTS.page.save, 'save'],
  ] as const) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('value', intent)
    expect(button).toHaveAttribute('form', form?.id)
  }
})

it('what is not there yet stands in a group of its own', () => {
  const stock = { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-20' } as const
  draw(cartOf({ entries: [entryOf({ ...KIT, stock }, 1), entryOf(COURSE, 1)] }))
  expect(group(TEXTS.groups.later)).toHaveTextContent(KIT.name)
})
