import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CardList } from '@/components/payment-cards/card-list'
import { MOST_CARDS, type PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { newCardPath } from '@/lib/site/card-paths'
import { signInAgainActionPath } from '@/lib/site/paths'

const LOCALE = 'en-us'
const TEXTS = getMessages(LOCALE).paymentCards
const NOW = Date.UTC(2026, 8, 28)

const CARD: PaymentDetails = {
  id: 'c1',
  accountHolderName: 'Edith Marsh',
  cardNumber: '************4242',
  cardType: { code: 'visa', name: 'Visa' },
  expiryMonth: '04',
  expiryYear: '2039',
  saved: true,
  defaultPayment: true,
  billingAddress: { line1: '1 Elm Street', town: 'Utica', country: { isocode: 'US' } },
}
const OTHER = { ...CARD, id: 'c2', cardNumber: '************4444', defaultPayment: false }
const NAME = 'Visa ending in 4242'
const OTHER_NAME = 'Visa ending in 4444'

const draw = (
  cards: readonly PaymentDetails[],
  { toDelete = '', isRecent = true, administers = false } = {},
) =>
  render(
    <CardList
      locale={LOCALE}
      hidden={{ submissionKey: 'k1', formOwner: 'o1' }}
      now={NOW}
      {...{ cards, toDelete, isRecent, administers }}
    />,
  )

const entryOf = (name: string) => {
  const entry = screen.getByRole('heading', { name, level: 2 }).closest('li')
  if (entry === null) throw new Error(`there is no card ${name}`)
  return within(entry)
}

const button = (text: string, card: string) => fill(text, { card })

describe('the list of cards', () => {
  it('says without cards that purchase orders and invoices need none', () => {
    draw([])
    expect(screen.getByText(TEXTS.empty.text)).toBeVisible()
    expect(screen.getByRole('link', { name: TEXTS.add })).toHaveAttribute('href', newCardPath(LOCALE))
  })

  it('calls one of a brand without a name a card', () => {
    draw([{ ...CARD, cardType: { code: 'shells' } }])
    expect(entryOf(fill(TEXTS.nameless, { digits: '4242' })).getByText('Edith Marsh')).toBeVisible()
  })

  it('shows brand, last digits, name, expiry, billing address and marks', () => {
    draw([
      CARD,
      { ...OTHER, expiryMonth: '10', expiryYear: '2026' },
      { ...OTHER, id: 'c3', expiryYear: '2025' },
    ])
    const first = entryOf(NAME)
    for (const text of [TEXTS.default, 'Edith Marsh', fill(TEXTS.expires, { date: '04/39' }), '1 Elm Street'])
      expect(first.getByText(text)).toBeVisible()
    expect(screen.getAllByText(TEXTS.expiring)).toHaveLength(1)
    expect(screen.getAllByText(TEXTS.expired)).toHaveLength(1)
  })

  it('offers to delete any card but the default', () => {
    draw([CARD, OTHER])
    expect(entryOf(NAME).queryByRole('link')).toBeNull()
    expect(entryOf(NAME).getByText(TEXTS.keepDefault)).toBeVisible()
    const other = entryOf(OTHER_NAME)
    expect(other.getByRole('link', { name: button(TEXTS.deleteNamed, OTHER_NAME) })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment-cards\?delete=c2$/),
    )
    expect(other.getByRole('button', { name: button(TEXTS.makeDefaultNamed, OTHER_NAME) })).toHaveValue(
      'default',
    )
  })

  it('offers to delete the only card', () => {
    draw([CARD])
    expect(entryOf(NAME).getByRole('link', { name: button(TEXTS.deleteNamed, NAME) })).toBeVisible()
  })

  it('counts the cards of organizations neither as the only one nor for the limit', () => {
    const organization = { uid: 'o1', name: 'Cedarlight Clinic', administrator: false }
    const theirs = Array.from({ length: MOST_CARDS }, (_, index) => ({
      ...OTHER,
      id: `o${index}`,
      organization,
    }))
    draw([CARD, ...theirs])
    expect(entryOf(NAME).getByRole('link', { name: button(TEXTS.deleteNamed, NAME) })).toBeVisible()
    expect(screen.getByRole('link', { name: TEXTS.add })).toBeVisible()
    expect(screen.getAllByText(fill(TEXTS.administered, { name: organization.name }))).toHaveLength(
      MOST_CARDS,
    )
  })

  it('offers a further card at the limit to whoever administers an organization only', () => {
    const cards = Array.from({ length: MOST_CARDS }, (_, index) => ({ ...OTHER, id: `c${index}` }))
    const { unmount } = draw(cards, { administers: true })
    expect(screen.getByRole('link', { name: TEXTS.add })).toBeVisible()
    unmount()
    draw(cards)
    expect(screen.getByText(TEXTS.full)).toBeVisible()
    expect(screen.queryByRole('link', { name: TEXTS.add })).toBeNull()
  })
})

describe('deleting a card', () => {
  it('asks first', () => {
    draw([CARD, OTHER], { toDelete: 'c2' })
    const question = within(screen.getByRole('region', { name: TEXTS.ask.title }))
    expect(question.getByText(fill(TEXTS.ask.text, { card: OTHER_NAME }))).toBeVisible()
    expect(question.getByRole('button', { name: TEXTS.ask.yes })).toHaveValue('delete')
  })

  it('says that the members of an organization lose its card', () => {
    const organization = { uid: 'o1', name: 'Cedarlight Clinic', administrator: true }
    draw([CARD, { ...OTHER, organization }], { toDelete: 'c2' })
    const text = fill(TEXTS.ask.textOf, { card: OTHER_NAME, name: organization.name })
    expect(screen.getByText(text)).toBeVisible()
  })

  it('asks for a new sign-in when the last one is not recent', () => {
    draw([CARD, OTHER], { toDelete: 'c2', isRecent: false })
    expect(screen.queryByRole('button', { name: TEXTS.ask.yes })).toBeNull()
    expect(screen.getByRole('button', { name: TEXTS.signIn.submit }).closest('form')).toHaveAttribute(
      'action',
      signInAgainActionPath(LOCALE),
    )
  })
})
