import { describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { cartPath } from '@/lib/site/paths'
import { quoteFilePath } from '@/lib/site/quote-paths'
import { readPdf } from '../../../support/read-pdf'
import { expectLinksToFields } from '../../support/expect-links-to-fields.ts'
import { pageOfQuote, serveSampleQuotes } from './sample-quotes-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSampleQuotes()
const { draw, quoteIn, stateOf, send } = store
const { quotes: TEXTS } = getMessages('en-us')
const { done } = TEXTS

describe('the list of quotes', () => {
  it('shows one in each step, searched, filtered and with those of colleagues', async () => {
    const all = await draw()
    for (const step of ['draft', 'review', 'offer', 'expired', 'rejected'] as const)
      expect(all).toContain(TEXTS.steps[step].name)
    expect(all).toMatch(/\d+ days? left/)
    const offers = await draw('', { status: 'offer' })
    expect(offers).toContain('Grant of the county')
    expect(offers).not.toContain('Spring intake')
    expect(await draw('', { q: 'Spring' })).toContain('Spring intake')
    expect(await draw('', { q: 'no such quote' })).toContain(TEXTS.none)
    const found = Number(/(\d+) quotes/.exec(await draw('', { scope: 'organization' }))?.[1])
    expect(found).toBeGreaterThan(Number(/(\d+) quotes/.exec(all)?.[1]))
  })
})

describe('an offer', () => {
  it('shows prices, messages, files, days left and what can be done', async () => {
    const code = quoteIn('BUYER_OFFER')
    const page = await draw(code)
    for (const text of [
      TEXTS.discounts.quote,
      'Is a discount possible?',
      'terms.pdf',
      'County grant 88',
      TEXTS.actions.checkout,
      TEXTS.actions.approve,
      TEXTS.extend.title,
      TEXTS.share.title,
    ])
      expect(page).toContain(text)
    expect(page).not.toContain(TEXTS.draft.saveAndSend)
  })

  it('is accepted into the cart, which it fills alone', async () => {
    const code = quoteIn('BUYER_OFFER')
    const { path, told } = await send('actions', code, { intent: 'checkout' })
    expect(path).toBe(cartPath('en-us'))
    expect(told[0]).toBe(fill(done.checkout, { number: code }))
    expect(stateOf(code)).toMatchObject({ state: 'BUYER_ACCEPTED' })
    expect((await store.cart()).sapQuote?.code).toBe(code)
    expect(await draw(code)).toContain(TEXTS.actions.continue)
  })

  it('saves the cart first, and says under which name', async () => {
    const code = quoteIn('BUYER_OFFER')
    await store.add({ '0031601101': 1 })
    expect(await draw(code)).toContain('we save it as a saved cart first')
    const { told } = await send('actions', code, { intent: 'checkout' })
    expect(told.join()).toContain(`“Cart before quote ${code}”`)
  })

  it('is changed only after its page has said that this needs a new offer', async () => {
    const code = quoteIn('BUYER_OFFER')
    const asked = await draw(code, { ask: 'edit' })
    expect(asked).toContain(TEXTS.actions.ask.edit.text)
    const { path, told } = await send('actions', code, { intent: 'edit' })
    expect([path, told]).toEqual([pageOfQuote(code), [done.edit]])
    const page = await draw(code)
    expect(page).toContain(TEXTS.draft.saveAndSend)
    expect(page).toContain(TEXTS.versions.title)
  })

  it.each([
    ['reject', 'BUYER_REJECTED'],
    ['cancel', 'CANCELLED'],
    ['approve', 'BUYER_APPROVED'],
  ])('can be ended or approved: %s', async (intent, state) => {
    const code = quoteIn('BUYER_OFFER')
    await send('actions', code, { intent })
    expect(stateOf(code)).toMatchObject({ state })
  })

  it('of another version than the page has shown is left as it is, and the page says so', async () => {
    const code = quoteIn('BUYER_OFFER')
    const { path, told } = await send('actions', code, { intent: 'checkout', [QUOTE_FIELDS.version]: '7' })
    expect([path, told]).toEqual([pageOfQuote(code), [done.changed]])
    expect(stateOf(code)).toMatchObject({ state: 'BUYER_OFFER' })
  })

  it('is extended once, to a day that commerce allows', async () => {
    const code = quoteIn('BUYER_OFFER')
    const latest = /max="(\d{4}-\d\d-\d\d)"/.exec(await draw(code))?.[1] ?? ''
    const day = new Date(Date.parse(latest) - 86_400_000).toISOString().slice(0, 10)
    for (const wrong of ['', 'soon', '2000-01-01', '2099-01-01']) {
      const { query } = await send('extension', code, { [QUOTE_FIELDS.offerDay]: wrong })
      const page = await draw(code, { form: query.get('form') ?? '' })
      expect(page).toContain('Choose a day after')
      expectLinksToFields(page)
    }
    const { told } = await send('extension', code, { [QUOTE_FIELDS.offerDay]: day })
    expect(told.join()).toContain('The offer now holds until')
    expect(await draw(code)).not.toContain(TEXTS.extend.title)
  })

  it('is a PDF with all that purchasing needs, in the figures of the page', async () => {
    const code = quoteIn('BUYER_OFFER')
    const answer = await store.browser.send(quoteFilePath('en-us', code))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const page = await draw(code)
    const total = new RegExp(`${getMessages('en-us').cart.sums.totalNet}</dt><dd[^>]*>(\\$[\\d,.]+)`).exec(
      page,
    )?.[1]
    for (const part of [
      code,
      'Linden Row Psychology',
      '1004',
      'County grant 88',
      'Assessments Store, Inc.',
      'Harbour Example Bank',
      TEXTS.pdf.howTitle,
      total ?? 'no total',
    ])
      expect(text).toContain(part)
  })
})
