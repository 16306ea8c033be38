import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GatePanel } from '@/components/cart/page/gate-panel'
import { type GateFacts, gatesOf } from '@/lib/cart/gates/gates'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { COURSE, cartOf, entryOf, KIT, REPORTS } from './samples'

const B = { code: 'B' as const, name: 'Level B', rank: 2 }
const C = { code: 'C' as const, name: 'Level C', rank: 3 }

const gated = (overrides = {}) =>
  cartOf({
    entries: [
      entryOf(REPORTS, 10, { qualification: { required: B, satisfied: false } }),
      entryOf(KIT, 1, { qualification: { required: C, satisfied: false } }),
      entryOf(COURSE, 1, { qualification: { required: B, satisfied: true } }),
    ],
    ...overrides,
  })

const draw = (cart = gated(), facts: GateFacts = {}) =>
  render(<GatePanel locale="en-us" cart={cart} facts={facts} hidden={{ submissionKey: 'key' }} />)

it('lists the lines that need a level by rank, not by letter, and no line whose level is held', () => {
  const swapped = gated({
    entries: [
      entryOf(KIT, 1, { qualification: { required: { ...C, rank: 1 }, satisfied: false } }),
      entryOf(REPORTS, 10, { qualification: { required: { ...B, rank: 3 }, satisfied: false } }),
      entryOf(COURSE, 1, { qualification: { required: B, satisfied: true } }),
    ],
  })
  expect(gatesOf(swapped).map(({ level }) => level.code)).toEqual(['B', 'C'])
  draw()
  const panel = screen.getByRole('region', { name: '2 items require a qualification level' })
  expect(panel).toHaveTextContent(/Level C Complete Kit.*Level B Score Reports/)
  expect(panel).not.toHaveTextContent(COURSE.name)
})

it.each([
  [{}, /^Your cart is for your personal account, where only your own approved level counts\./],
  [
    { organization: { uid: 'o1', name: 'Eastmarsh Schools' } },
    /^Your cart is for Eastmarsh Schools\. Neither its level nor your own covers/,
  ],
])('says for which account the cart is, and what counts for it: %j', (account, text) => {
  draw(gated(account))
  expect(screen.getByText(text)).toBeVisible()
})

it('leads to the account step for each organization whose level is enough', () => {
  draw(gated(), { organizations: ['Cedarlight Clinic', 'Linden Row'] })
  for (const name of ['Cedarlight Clinic', 'Linden Row'])
    expect(
      screen.getByRole('link', { name: `Order for ${name}: choose it as the account at checkout.` }),
    ).toHaveAttribute('href', checkoutPath('en-us', 'account'))
})

it('offers no other account for the cart of a quote', () => {
  const sapQuote = { code: '7', state: 'BUYER_OFFER' } as const
  draw(gated({ sapQuote }), { organizations: ['Cedarlight Clinic'] })
  expect(screen.queryByRole('link', { name: /choose it as the account/ })).not.toBeInTheDocument()
})

it('offers the colleague of the organization, the application and a cart without these lines', () => {
  const { container } = draw(gated({ organization: { uid: 'o1', name: 'Eastmarsh Schools' } }))
  expect(screen.getByText(/qualified colleague at Eastmarsh Schools/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'How to apply for a level' })).toHaveAttribute(
    'href',
    expect.stringMatching(/my-account\/qualifications$/),
  )
  expect(screen.getByRole('button', { name: 'Remove these 2 items' })).toHaveAttribute('value', 'update')
  const fields = new FormData(container.querySelector('form') ?? undefined)
  expect([...fields].filter(([name]) => name.startsWith('quantity.'))).toEqual([
    [`quantity.${KIT.code}`, '0'],
    [`quantity.${REPORTS.code}`, '0'],
  ])
})

it('offers no colleague to somebody without an organization', () => {
  draw()
  expect(screen.queryByText(/you name that person at checkout/)).not.toBeInTheDocument()
})

it('names who in the organization has the level', () => {
  draw(gated({ organization: { uid: 'o1', name: 'Eastmarsh Schools' } }), {
    holders: [{ level: C, people: ['Ada Young', 'Bo Li'] }],
  })
  expect(screen.getByText('Qualified at Eastmarsh Schools: Ada Young and Bo Li.')).toBeVisible()
})

it('names who has which level where several are missing, and which nobody has', () => {
  draw(gated({ organization: { uid: 'o1', name: 'Eastmarsh Schools' } }), {
    holders: [
      { level: C, people: [] },
      { level: B, people: ['Ada Young'] },
    ],
  })
  expect(screen.getByText('Level B: Ada Young.')).toBeVisible()
  expect(screen.getByText(/^Level C: nobody at Eastmarsh Schools has it yet/)).toBeVisible()
})

it('says where nobody in the organization has it', () => {
  draw(gated({ organization: { uid: 'o1', name: 'Eastmarsh Schools' } }), {
    holders: [{ level: C, people: [] }],
  })
  expect(screen.getByText('Nobody at Eastmarsh Schools has this level yet.')).toBeVisible()
  expect(screen.queryByText(/you name that person at checkout/)).not.toBeInTheDocument()
})
