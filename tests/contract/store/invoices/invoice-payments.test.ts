import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { invoiceReceiptPath } from '@/lib/site/invoice-paths'
import { readPdf } from '../../../support/read-pdf'
import { SEEDED } from '../../commerce/invoices/invoice-calls.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { serveInvoicePayments } from './invoice-payments-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveInvoicePayments()
const { draw, drawAddress, fieldsOf, pay, payments, openOf, cardOf } = store
const { pay: TEXTS, outcome, confirmation } = getMessages('en-us').invoices

const WITH_TRANSFER = { way: 'BANK_TRANSFER' }

beforeEach(() => store.signIn('petra.lind'))

describe('the page that pays invoices', () => {
  it('shows each selected invoice with what is open, and the sums of commerce', async () => {
    const page = await draw({ invoice: [SEEDED.open, SEEDED.partPaid] })
    const fields = fieldsOf(page)
    expect(fields[`amount-${SEEDED.open}`]).toBe('482.50')
    expect(fields[`amount-${SEEDED.partPaid}`]).toBe('799.00')
    expect(page).toContain('$1,281.50')
    expect(page).toContain(fill(TEXTS.submit, { amount: '$1,281.50' }))
    expect(fields.email).toMatch(/@/)
  })

  it('takes the amounts of its address', async () => {
    const page = await draw({ invoice: [`${SEEDED.open}*82.5`], credit: [`${SEEDED.credit}*20`] })
    expect(fieldsOf(page)[`amount-${SEEDED.open}`]).toBe('82.50')
    expect(fieldsOf(page)[`credit-${SEEDED.credit}`]).toBe('20.00')
    expect(page).toContain(fill(TEXTS.submit, { amount: '$62.50' }))
  })

  it('leaves out what is paid, or is not theirs, and says so', async () => {
    const page = await draw({ invoice: [SEEDED.open, SEEDED.paid, '57999999'] })
    expect(page).toContain(fill(TEXTS.leftOut.paid, { number: SEEDED.paid }))
    expect(page).toContain(fill(TEXTS.leftOut.missing, { number: '57999999' }))
    expect(page).toContain(fill(TEXTS.submit, { amount: '$482.50' }))
  })

  it('refuses several currencies before anything is paid, and offers a payment for each', async () => {
    const page = await draw({ invoice: [SEEDED.open, SEEDED.canadian] })
    expect(page).toContain(TEXTS.errors.mixedCurrencies)
    expect(page).not.toContain('name="way"')
    for (const currency of ['USD', 'CAD']) expect(page).toContain(fill(TEXTS.byCurrency, { currency }))
  })

  it('pays an invoice in another currency than that of the site', async () => {
    const page = await draw({ invoice: [SEEDED.canadian] })
    expect(page).toContain(fill(TEXTS.submit, { amount: 'CA$250.00' }))
    const sent = await pay(page, WITH_TRANSFER)
    expect(await drawAddress(sent)).toContain('CA$250.00')
  })

  it.each([
    [{}, TEXTS.none],
    [{ invoice: ['../../../..', "' OR 1=1", '57000001*x', '57000001*-5'] }, TEXTS.none],
    [{ invoice: [`${SEEDED.open}*9999`] }, 'Enter no more than $482.50'],
  ])('that is asked for with %j says what is wrong', async (query, text) => {
    const page = await draw(query)
    expect(page).toContain(text)
    expect(page).not.toContain('name="way"')
  })

  it('has nothing of another user', async () => {
    await store.signInAs('otto.dunmore')
    const page = await draw({ invoice: [SEEDED.open], credit: [SEEDED.credit] })
    expect(page).toContain(fill(TEXTS.leftOut.missing, { number: SEEDED.open }))
    expect(page).not.toContain('$482.50')
  })
})

describe('a payment', () => {
  it('by card is made once, however often its form is sent and its page is opened', async () => {
    const page = await draw({ invoice: [`${SEEDED.open}*100`] })
    const form = { way: 'NEW_CARD', paymentToken: await cardOf(NUMBERS.visa) }
    const sent = await pay(page, form)
    expect(sent.path).toMatch(/invoices\/payment\/confirmation$/)
    expect((await pay(page, form)).path).toBe(sent.path)
    for (let times = 0; times < 2; times++) {
      const shown = await drawAddress(sent)
      expect(shown).toContain(confirmation.CAPTURED)
      expect(shown).toContain('$382.50')
      expect(shown).toContain('4242')
    }
    expect(payments()).toBe(1)
    expect(openOf(SEEDED.open)).toBe(38_250)
  })

  it('by bank transfer says where to transfer the money, and leaves the invoice open', async () => {
    const sent = await pay(await draw({ invoice: [SEEDED.open] }), WITH_TRANSFER)
    const shown = await drawAddress(sent)
    expect(shown).toContain(confirmation.PENDING_TRANSFER)
    expect(shown).toContain(getMessages('en-us').orders.transfer.reference)
    expect(openOf(SEEDED.open)).toBe(48_250)
    expect(await draw({ invoice: [SEEDED.open] })).toContain('Bank transfer announced: $482.50')
  })

  it('that credit notes cover needs no other way to pay', async () => {
    const page = await draw({ invoice: [`${SEEDED.open}*125`], credit: [`${SEEDED.credit}*125`] })
    expect(page).toContain(TEXTS.covered)
    expect(page).not.toContain('name="way"')
    expect(await drawAddress(await pay(page, {}))).toContain(confirmation.settled)
    expect(openOf(SEEDED.open)).toBe(35_750)
  })

  it('of other amounts than the page has shown is not made before their sums are shown', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    const sent = await pay(page, { ...WITH_TRANSFER, [`amount-${SEEDED.open}`]: '1,00 $' })
    expect(sent.path).toMatch(/invoices\/payment$/)
    expect(payments()).toBe(0)
    const again = await drawAddress(sent)
    expect(again).toContain(TEXTS.errors.totalChanged)
    expect(again).toContain(fill(TEXTS.submit, { amount: '$1.00' }))
    expect(again).toMatch(/value="BANK_TRANSFER"[^>]*checked|checked=""[^>]*value="BANK_TRANSFER"/)
    expect((await pay(again, WITH_TRANSFER)).path).toMatch(/confirmation$/)
  })

  it('shows other sums without paying, with everything that was typed', async () => {
    const page = await draw({ invoice: [SEEDED.open, SEEDED.partPaid] })
    const typed = { intent: 'update', way: 'NEW_CARD', email: 'desk@example.org' }
    const sent = await pay(page, {
      ...typed,
      [`amount-${SEEDED.open}`]: ' 12.5 ',
      [`amount-${SEEDED.partPaid}`]: '',
    })
    expect(payments()).toBe(0)
    const again = await drawAddress(sent)
    expect(again).toContain(fill(TEXTS.submit, { amount: '$12.50' }))
    expect(again).not.toContain(`amount-${SEEDED.partPaid}`)
    expect(fieldsOf(again).email).toBe('desk@example.org')
  })

  it.each([
    [`amount-${SEEDED.open}`, '482.51', 'Enter no more than $482.50'],
    [`amount-${SEEDED.open}`, 'all', 'Enter an amount, for example 482.50'],
    [`amount-${SEEDED.open}`, '0', TEXTS.errors.amountRequired],
    ['way', '', TEXTS.errors.wayRequired],
    ['email', 'nobody', 'name@example.com'],
    ['paymentToken', '', TEXTS.errors.cardMissing],
  ])('with %s = "%s" is not made: %s', async (name, value, text) => {
    const page = await draw({ invoice: [SEEDED.open] })
    const sent = await pay(page, { way: 'NEW_CARD', paymentToken: 'x'.repeat(20), [name]: value })
    expect(payments()).toBe(0)
    expect(await drawAddress(sent)).toContain(text)
  })

  it('of an invoice that was paid meanwhile is not made, and says so', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    await pay(page, { way: 'NEW_CARD', paymentToken: await cardOf(NUMBERS.visa) })
    const sent = await pay(page, { way: 'NEW_CARD', paymentToken: await cardOf(NUMBERS.visa) })
    const shown = await drawAddress(sent)
    expect(shown).toContain(fill(TEXTS.leftOut.paid, { number: SEEDED.open }))
    expect(payments()).toBe(1)
  })

  it.each([
    [NUMBERS.generic, 'generic'],
    [NUMBERS.insufficientFunds, 'insufficientFunds'],
    [NUMBERS.incorrectCvc, 'incorrectCvc'],
  ] as const)(
    'that a bank declines (%s) says why, and leads back to what was selected',
    async (number, reason) => {
      const page = await draw({ invoice: [`${SEEDED.open}*10`] })
      const sent = await pay(page, { way: 'NEW_CARD', paymentToken: await cardOf(number) })
      const shown = await drawAddress(sent)
      expect(shown).toContain(getMessages('en-us').orders.placing.reasons[reason])
      expect(shown).toContain(outcome.nothingPaid)
      expect(shown).toContain(`${SEEDED.open}*10`)
      expect(openOf(SEEDED.open)).toBe(48_250)
    },
  )

  it('that a bank wants confirmed shows its page in a frame', async () => {
    const page = await draw({ invoice: [SEEDED.open] })
    const sent = await pay(page, { way: 'NEW_CARD', paymentToken: await cardOf(NUMBERS.challenge) })
    const shown = await drawAddress(sent)
    expect(shown).toContain(outcome.challenge.title)
    expect(shown).toContain('<iframe')
    expect(openOf(SEEDED.open)).toBe(48_250)
    // Whoever leaves it can pay anew, and the bank is asked no more.
    const again = await draw({ invoice: [SEEDED.open] })
    await pay(again, { way: 'NEW_CARD', paymentToken: await cardOf(NUMBERS.visa) })
    expect(await drawAddress(sent)).toContain(outcome.givenUp)
    expect(openOf(SEEDED.open)).toBe(0)
  })

  it('has a receipt with the figures of its page', async () => {
    const sent = await pay(await draw({ invoice: [`${SEEDED.open}*482.5`, SEEDED.partPaid] }), {
      way: 'NEW_CARD',
      paymentToken: await cardOf(NUMBERS.visa),
      payerName: 'Purchasing, Zoë 山田',
    })
    const code = /<strong>(8\d{6})<\/strong>/.exec(await drawAddress(sent))?.[1] ?? ''
    const answer = await store.browser.send(invoiceReceiptPath('en-us', code))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    for (const part of [code, '$482.50', '$799.00', '$1,281.50', '4242', 'Zoë 山田', SEEDED.partPaid])
      expect(text).toContain(part)
    await store.signInAs('otto.dunmore')
    expect((await store.browser.send(invoiceReceiptPath('en-us', code))).status).toBe(303)
  })

  it('has a name on its receipt that is shown as it was typed, or is refused', async () => {
    const { path, query } = await pay(await draw({ invoice: [SEEDED.open] }), {
      ...WITH_TRANSFER,
      payerName: 'Purchasing \u202egnp',
    })
    expect(path).not.toContain('outcome')
    expect((await store.rejected(query))?.errors.fieldErrors).toEqual([
      { name: 'payerName', code: 'forbiddenCharacters' },
    ])
  })

  it('is nobody else’s to look at', async () => {
    const sent = await pay(await draw({ invoice: [SEEDED.open] }), WITH_TRANSFER)
    await store.signInAs('otto.dunmore')
    const shown = await drawAddress(sent)
    expect(shown).not.toContain('$482.50')
    expect(shown).not.toContain(SEEDED.open.padEnd(99))
  })
})
