import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderConfirmation } from '@/components/orders/order-confirmation'
import { HOLD_REASONS, ORDER_STATUSES, type Order } from '@/lib/contract/commerce/order/order'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { usd } from '../cart/samples'
import { orderOf } from './samples'

const TEXTS = getMessages('en-us').orders
const SUMS = getMessages('en-us').checkout.sums

const draw = (overrides: Partial<Order> = {}, locale: Locale = 'en-us', isNew = true) =>
  render(
    <OrderConfirmation
      locale={locale}
      order={orderOf(overrides)}
      isNew={isNew}
      email="a@example.org"
      flags={{ 'org-level-discount': true }}
      supportHref="/support"
    >
      lines
    </OrderConfirmation>,
  )

const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

describe('the confirmation of an order', () => {
  it('shows its number and what happens next with each part', () => {
    draw({ inventoryAccount: { accountNumber: 'Q1' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TEXTS.title)
    expect(screen.getByText('00001001')).toBeTruthy()
    expect(screen.getByText(TEXTS.mailed.replace('{email}', 'a@example.org'))).toBeTruthy()
    const next = screen.getByRole('region', { name: TEXTS.next.title })
    expect(
      within(next)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      TEXTS.next.shipped.asReady,
      TEXTS.next.digital.account.replace('{account}', 'Q1'),
      TEXTS.next.training,
    ])
    expect(screen.queryByText(TEXTS.holds.title)).toBeNull()
  })

  it.each(ORDER_STATUSES)(
    'of an older order tells its number and status, and thanks for nothing: %s',
    status => {
      draw({ status, bankTransfer: undefined }, 'en-us', false)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        TEXTS.earlier.title.replace('{code}', '00001001'),
      )
      expect(screen.getByText(TEXTS.earlier.status[status])).toBeVisible()
      expect(screen.queryByText(/a@example\.org/)).toBeNull()
      const isOver = ['COMPLETED', 'CANCELLED', 'CANCELLING'].includes(status)
      expect(screen.queryAllByRole('heading', { name: TEXTS.next.title })).toHaveLength(isOver ? 0 : 1)
    },
  )

  it.each(['CANCELLED', 'CANCELLING'] as const)(
    'of a new order that is %s says so, without thanks',
    status => {
      draw({ status })
      expect(screen.getByText(TEXTS.earlier.status[status])).toBeVisible()
      expect(screen.queryByText(TEXTS.title)).toBeNull()
    },
  )

  it('says only once of an older order that it is on hold', () => {
    draw({ status: 'ON_VALIDATION', holdReasons: ['CREDIT'] }, 'en-us', false)
    expect(screen.getByText(TEXTS.earlier.status.ON_VALIDATION)).toBeVisible()
    expect(screen.getByText(TEXTS.holds.CREDIT)).toBeVisible()
    expect(screen.queryByText(TEXTS.holds.title)).toBeNull()
  })

  it('shows the sums as commerce states them', () => {
    draw({ totalDiscounts: usd(5), appliedVouchers: [] })
    const sums = screen.getByRole('region', { name: TEXTS.sums.heading })
    expect(
      within(sums)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$230.00', '−$5.00', '$12.00', '$17.55', '$259.55'])
  })

  it('says that no tax is due to an exempt account', () => {
    draw({ taxes: [], taxExempt: true })
    expect(factOf(SUMS.tax)).toBe(SUMS.exempt)
  })

  it('says that there is no tax where none is charged', () => {
    draw({ taxes: [], totalTax: usd(0) })
    expect(factOf(SUMS.tax)).toBe('$0.00')
  })

  it('shows tax that prices include below the total', () => {
    const vat = { code: 'vat', name: 'VAT', percent: 20, taxable: usd(100), amount: usd(20) }
    draw({ net: false, taxes: [vat] })
    expect(factOf(SUMS.includedRate.replace('{name}', 'VAT').replace('{percent}', '20%'))).toBe('$20.00')
  })

  it.each(HOLD_REASONS)('gives the reason of a hold: %s', reason => {
    draw({ status: 'ON_VALIDATION', holdReasons: [reason] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TEXTS.titleHeld)
    expect(screen.getByText(TEXTS.holds[reason])).toBeTruthy()
    expect(screen.getByText(TEXTS.next.afterHold)).toBeTruthy()
  })

  it('shows of a card only its brand and last digits', () => {
    draw({
      paymentType: { code: 'CARD', displayName: 'Card' },
      paymentInfo: {
        id: 'p1',
        accountHolderName: 'Edith Marsh',
        cardNumber: '************1111',
        cardType: { code: 'visa', name: 'Visa' },
        expiryMonth: '12',
        expiryYear: '2030',
        saved: false,
        defaultPayment: false,
      },
    })
    expect(factOf(TEXTS.facts.payment)).toBe('Visa ending in 1111')
  })

  it('states the account and the reference of a bank transfer', () => {
    const bankTransfer = { accountHolder: 'A', bankName: 'B', accountNumber: 'C', reference: '00001001' }
    draw({ paymentType: { code: 'BANK_TRANSFER', displayName: 'Bank transfer' }, bankTransfer })
    expect(factOf(TEXTS.transfer.reference)).toBe('00001001')
    expect(factOf(TEXTS.transfer.amount)).toBe('$259.55')
  })

  it.each(LOCALES)('has all of its texts in %s', locale => {
    draw({ status: 'ON_VALIDATION', holdReasons: [...HOLD_REASONS] }, locale)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(getMessages(locale).orders.titleHeld)
  })
})
