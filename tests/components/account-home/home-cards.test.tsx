import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import { account, overdueOf, RECORD } from '../../unit/account-home/samples'
import { card, draw } from './draw-home'

const LOCALE = 'en-us'
const { account: words, accountHome: texts } = getMessages(LOCALE)

describe('the cards of the account home', () => {
  const price = (value: number) => ({ currencyIso: 'USD', value })
  const linesOf = (title: string) =>
    within(card(title))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const page = { currentPage: 0, pageSize: 3, totalPages: 1, totalResults: 1, sort: '' }

  it('shows the latest orders with status, date and total', () => {
    const order = {
      code: '70000001',
      guid: '70000001',
      status: 'COMPLETED',
      statusDisplay: 'completed',
      placed: '2027-03-09T10:00:00+0000',
      total: price(120.5),
    } as const
    draw({ orders: { orders: [order], pagination: page } })
    const { COMPLETED } = getMessages(LOCALE).orders.history.statuses
    expect(linesOf(texts.orders.title)).toEqual([
      `Order 70000001${COMPLETED}\u00a0· March 9, 2027\u00a0· $120.50`,
    ])
    expect(screen.getByRole('link', { name: 'Order 70000001' })).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'orderHistory', '70000001'),
    )
  })

  it('shows overdue invoices with what is open and the days, and leads to all of them', () => {
    const invoice = {
      invoiceNumber: '90000001',
      payable: true,
      status: 'OVERDUE',
      issuedOn: '2027-01-01',
      dueOn: '2027-02-26',
      daysOverdue: 12,
      total: price(200),
      open: price(80),
    } as const
    draw({ overdue: { invoices: [invoice], pagination: page, ageing: [] } })
    expect(linesOf(texts.invoices.title)).toEqual(['Invoice 90000001$80.00\u00a0· 12 days overdue'])
    expect(screen.getByRole('link', { name: texts.invoices.overdue })).toBeInTheDocument()
  })

  it('shows the first three saved carts by their names', () => {
    draw({ savedCarts: [{ code: 's1', name: 'Autumn' }, { code: 's2' }, { code: 's3' }, { code: 's4' }] })
    expect(linesOf(words.pages.savedCarts)).toEqual(['Autumn', 's2', 's3'])
    expect(screen.getByRole('link', { name: 'Autumn' })).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'savedCarts', 's1'),
    )
  })

  it('speaks Spanish in es-es, down to amounts and tasks', () => {
    const { jobTitle, phoneNumber, ...record } = RECORD
    const sums = overdueOf(2, [80])
    const accounts = [account({ uid: 'o4', name: 'Nora Vale', accountType: 'PERSONAL' }), account({})]
    draw({ record, overdue: sums, accounts }, [], 'es-es')
    for (const told of [
      'Ha iniciado sesión como Nora Vale.',
      'Pagar 2 facturas vencidas',
      'Completar su perfil',
      'Aún falta: Puesto de trabajo · Número de teléfono',
    ])
      expect(screen.getByText(told)).toBeInTheDocument()
    expect(screen.getByLabelText('Comprar para')).toHaveAccessibleDescription(
      'Ahora no podemos saber para qué cuenta es su cesta.',
    )
  })
})
