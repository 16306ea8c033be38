import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import {
  invoiceLookupActionPath,
  invoicePath,
  invoiceReceiptPath,
  invoicesPath,
} from '@/lib/site/invoice-paths'
import { forgetProcessState } from '../../../support/process-state'
import { SEEDED } from '../../commerce/invoices/invoice-calls.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { serveInvoicePayments } from './invoice-payments-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveInvoicePayments()
const { draw, drawAddress, fieldsOf, pay, payments, openOf, cardOf } = store
const { pay: PAY, lookup: TEXTS, confirmation } = getMessages('en-us').invoices

const RIGHT = { invoiceNumber: SEEDED.open, customerAccountNumber: '1004', amount: '', postalCode: '' }

const lookUp = (typed: Readonly<Record<string, string>>) =>
  store.sent(invoiceLookupActionPath('en-us'), { ...RIGHT, ...typed })

/** For whom the provider makes the token of a card. */
const payer = async (): Promise<string> => {
  const { readInvoiceLookup } = await import('@/lib/invoices/lookup/lookup-cookie.server')
  const cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
  return (await readInvoiceLookup(cookies, 'en-us'))?.payer ?? ''
}

beforeEach(() => {
  store.browser.forget()
  forgetProcessState('rate-limits')
})

describe('an invoice without an account', () => {
  it.each([
    { amount: '$482.50' },
    { postalCode: '43215-2204' },
    { invoiceNumber: ' #5700 0001', amount: '482.5' },
  ])('is found with %j, and shows nothing but what has to be paid', async typed => {
    const found = await lookUp(typed)
    expect(found.path).toMatch(/invoices\/payment$/)
    const page = await drawAddress(found)
    expect(page).toContain('$482.50')
    expect(page).not.toContain('Linden Row')
    expect(page).not.toContain('CARD:')
    expect(page).not.toContain(PAY.credits)
  })

  it.each([
    { amount: '482.51' },
    { postalCode: '43215' },
    { customerAccountNumber: '1005', amount: '482.50' },
    { invoiceNumber: '57999999', amount: '482.50' },
    { invoiceNumber: SEEDED.partPaid, amount: '482.50' },
  ])('is not found with %j, in the same words', async typed => {
    const missed = await lookUp(typed)
    expect(missed.path).toBe(invoicesPath('en-us'))
    const shown = await drawAddress(missed)
    expect(shown).toContain(TEXTS.errors.notFound)
    expect(shown).toContain(`value="${typed.invoiceNumber ?? SEEDED.open}"`)
    expect(await payer()).toBe('')
  })

  it.each([
    [{ invoiceNumber: '', amount: '1' }, TEXTS.errors.invoiceInvalid],
    [{ customerAccountNumber: '<script>', amount: '1' }, TEXTS.errors.accountInvalid],
    [{}, TEXTS.errors.oneOf],
    [{ amount: 'much' }, fill(TEXTS.errors.amountInvalid, { example: '1234.50' })],
    [{ postalCode: 'x'.repeat(40) }, TEXTS.errors.postalCodeInvalid],
  ])('is not looked for with %j', async (typed, text) => {
    expect(await drawAddress(await lookUp(typed))).toContain(text)
  })

  it('is paid by card, once, and the confirmation can be opened again', async () => {
    const page = await drawAddress(await lookUp({ amount: '482.50' }))
    const form = {
      way: 'NEW_CARD',
      email: 'desk@example.org',
      paymentToken: await cardOf(NUMBERS.visa, await payer()),
    }
    const sent = await pay(page, form)
    for (let times = 0; times < 2; times++) expect(await drawAddress(sent)).toContain(confirmation.CAPTURED)
    expect(payments()).toBe(1)
    expect(openOf(SEEDED.open)).toBe(0)
    const code = /<strong>(8\d{6})<\/strong>/.exec(await drawAddress(sent))?.[1] ?? ''
    const receipt = await store.browser.send(invoiceReceiptPath('en-us', code))
    expect(receipt.headers.get('content-type')).toBe('application/pdf')
  })

  it('opens neither another invoice, nor the card of somebody else, nor a page of an account', async () => {
    await lookUp({ amount: '482.50' })
    const page = await draw({ invoice: [SEEDED.partPaid] })
    expect(page).not.toContain('$799.00')
    expect(fieldsOf(page)).toHaveProperty(`amount-${SEEDED.open}`)
    const form = { way: 'NEW_CARD', email: 'desk@example.org', paymentToken: await cardOf(NUMBERS.visa) }
    expect(await drawAddress(await pay(page, form))).toContain(PAY.errors.cardTokenExpired)
    expect(payments()).toBe(0)
    expect((await store.browser.send(`/api${invoicePath('en-us', SEEDED.open)}`)).status).not.toBe(500)
  })

  it('is no longer shown after a quarter of an hour', async () => {
    const found = await lookUp({ amount: '482.50' })
    await store.control('POST', '/clock', { advanceSeconds: 16 * 60 })
    await expect(drawAddress(found)).rejects.toThrow(`redirect ${invoicesPath('en-us')}`)
  })

  it('is looked for ten times an hour at most, whoever asks', async () => {
    for (let times = 0; times < 10; times++) await lookUp({ amount: '1' })
    const limited = await lookUp({ amount: '482.50' })
    expect(limited.told.join()).toMatch(/too many|wait/i)
    expect(await payer()).toBe('')
  })

  it('is counted as the same invoice however its number is written', async () => {
    for (let times = 0; times < 10; times++)
      await lookUp({ invoiceNumber: `${'#'.repeat(times)} ${SEEDED.open}`, amount: '1' })
    const limited = await lookUp({ amount: '482.50' })
    expect(limited.told.join()).toMatch(/too many|wait/i)
    expect(await payer()).toBe('')
  })

  it('is found by others while somebody sends forms without a number', async () => {
    for (let times = 0; times < 12; times++) await lookUp({ invoiceNumber: '', amount: '1' })
    expect((await lookUp({ amount: '482.50' })).path).toMatch(/invoices\/payment$/)
  })
})

it('card fields are opened for whoever has looked an invoice up, and for nobody without', async () => {
  const open = () => store.browser.send('/api/payment-cards/fields?locale=en-us', { form: {} })
  expect((await open()).status).toBe(401)
  await lookUp({ amount: '482.50' })
  expect((await open()).status).toBe(200)
})
