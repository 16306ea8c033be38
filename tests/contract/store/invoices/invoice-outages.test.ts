import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { invoiceAttemptPath, invoicesPath } from '@/lib/site/invoice-paths'
import { forgetProcessState } from '../../../support/process-state'
import { SEEDED } from '../../commerce/invoices/invoice-calls.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveInvoicePayments } from './invoice-payments-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// Commerce is away on each page, and while something is paid.

const store = serveInvoicePayments()
const { draw, drawAddress, pay, payments, openOf, cardOf } = store
const { invoices: TEXTS, unavailable } = getMessages('en-us')
const AWAY = unavailable.subjects.invoices.title

const fault = (path: string, effect: object) =>
  store.control('POST', '/faults', { service: 'commerce', path, ...effect })

const mend = async () => {
  await store.control('DELETE', '/faults')
  forgetProcessState('circuit-breakers')
}

beforeEach(() => store.signIn('petra.lind'))
afterEach(mend)

const drawOne = (page: string, code = '') => {
  renderFor(store.browser)
  return drawPage(page, {}, code)
}

const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  'the list': () => drawOne('store/invoices'),
  'an invoice': () => drawOne('store/invoices/[code]', SEEDED.open),
  'the payment': () => draw({ invoice: [SEEDED.open] }),
}

describe.each([{ status: 503 }, { action: 'reset' }, { action: 'truncate' }, { status: 200, body: '{}' }])(
  'while commerce answers invoices with %j',
  effect => {
    it.each(Object.entries(PAGES))('%s says so, and is there again afterwards', async (_, page) => {
      await fault('^/.*/invoice', effect)
      expect(await page()).toContain(AWAY)
      await mend()
      expect(await page()).not.toContain(AWAY)
    })
  },
)

const card = async (number: string) => ({ way: 'NEW_CARD', paymentToken: await cardOf(number) })

/** What the script of the page that waits learns. */
const stateOf = async (query: URLSearchParams) => {
  const sent = { key: query.get('payment') ?? '', sentAt: Number(query.get('sent')) * 1_000 }
  const answer = await store.browser.send(invoiceAttemptPath('en-us', sent))
  return (await answer.json()).state
}

describe('a payment', () => {
  it('whose answer is lost is being checked, then shown as made, and is made once', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    const form = await card(NUMBERS.visa)
    await fault('^/.*/invoicePayments', { method: 'POST', action: 'commit-then-reset' })
    await fault('^/.*/invoicePaymentAttempts', { status: 503 })
    const sent = await pay(page, form)
    expect(sent.path).toMatch(/confirmation$/)
    expect(await drawAddress(sent)).toContain(TEXTS.outcome.processing.title)
    expect(await stateOf(sent.query)).toBe('processing')
    await mend()
    expect(await drawAddress(sent)).toContain(TEXTS.confirmation.CAPTURED)
    expect(await stateOf(sent.query)).toBe('paid')
    expect(payments()).toBe(1)
    expect(openOf(SEEDED.open)).toBe(0)
  })

  it('that never arrived is said to be lost after a while, and can be made again', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    await fault('^/.*/invoicePayments', { method: 'POST', action: 'reset' })
    const sent = await pay(page, await card(NUMBERS.visa))
    await mend()
    expect(await stateOf(sent.query)).toBe('processing')
    const longAgo = new URLSearchParams(sent.query)
    longAgo.set('sent', String(Math.floor(Date.now() / 1_000) - 20))
    const shown = await drawAddress({ ...sent, query: longAgo })
    expect(shown).toContain(TEXTS.outcome.lost.title)
    expect(shown).toContain(TEXTS.outcome.nothingPaid)
    expect(payments()).toBe(0)
    await pay(await draw({ invoice: [SEEDED.open] }), await card(NUMBERS.visa))
    expect(payments()).toBe(1)
  })

  it('of which nobody knows for a minute is said to be unclear, and nothing leads to a second one', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    const sent = await pay(page, await card(NUMBERS.visa))
    await fault('^/.*/invoicePaymentAttempts', { status: 503 })
    const longAgo = new URLSearchParams(sent.query)
    longAgo.set('sent', String(Math.floor(Date.now() / 1_000) - 90))
    const shown = await drawAddress({ ...sent, query: longAgo })
    expect(shown).toContain(TEXTS.outcome.unclear.title)
    expect(shown).not.toContain(`${invoicesPath('en-us')}/payment?`)
  })

  it('that two windows send at once is made once', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    const form = await card(NUMBERS.visa)
    const both = await Promise.all([pay(page, form), pay(page, form)])
    expect(new Set(both.map(({ query }) => query.get('payment'))).size).toBe(1)
    expect(payments()).toBe(1)
  })

  it('of the same invoice in two windows is made in one of them', async () => {
    const [first, second] = [await draw({ invoice: [SEEDED.open] }), await draw({ invoice: [SEEDED.open] })]
    const forms = [await card(NUMBERS.visa), await card(NUMBERS.master)] as const
    await Promise.all([pay(first, forms[0]), pay(second, forms[1])])
    expect(payments()).toBe(1)
    expect(openOf(SEEDED.open)).toBe(0)
  })
})
