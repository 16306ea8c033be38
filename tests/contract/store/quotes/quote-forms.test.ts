import { describe, expect, it, vi } from 'vitest'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { accountPath } from '@/lib/site/account-pages'
import { quoteFilePath } from '@/lib/site/quote-paths'
import { drawPage } from '../../support/draw-page.ts'
import { expectLinksToFields } from '../../support/expect-links-to-fields.ts'
import { renderFor } from '../../support/page-request.ts'
import { pageOfQuote, serveSampleQuotes } from './sample-quotes-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSampleQuotes()
const { draw, drawStored, quoteIn, stateOf, rows, send, signInAs } = store
const { quotes: TEXTS } = getMessages('en-us')
const { done } = TEXTS

describe('a draft', () => {
  it('is saved with its facts and lines in one form, and sent', async () => {
    const code = quoteIn('BUYER_DRAFT')
    const form = {
      name: 'Spring intake 2027',
      note: 'Two rooms.\nNot three.',
      reference: 'R-7',
      cc: 'a@example.org; b@example.org',
      [quantityField('0031601101')]: '3',
      remove: '0031601201',
      newItem: '0031601401',
      newQuantity: '10',
    }
    const saved = await send('draft', code, { ...form, intent: 'save' })
    expect([saved.path, saved.told[0]]).toEqual([pageOfQuote(code), done.save])
    const page = await draw(code)
    for (const value of ['Spring intake 2027', 'R-7', 'a@example.org, b@example.org'])
      expect(page).toContain(`value="${value}"`)
    expect(page).toContain('Not three.')
    expect(page).toContain(`name="${quantityField('0031601401')}"`)
    expect(page).not.toContain(`name="${quantityField('0031601201')}"`)
    const sent = await send('draft', code, { name: 'Spring intake 2027', intent: 'submit' })
    expect(sent.told).toEqual([done.submit])
    expect(await draw(code)).toContain(TEXTS.steps.review.next)
  })

  it.each([
    [{ name: '' }, TEXTS.draft.errors.nameRequired],
    [{ name: 'x'.repeat(101) }, fill(TEXTS.draft.errors.tooLong, { max: 100 })],
    [{ cc: 'nobody' }, fill(TEXTS.draft.errors.ccInvalid, { text: 'nobody' })],
    [{ cc: 'a@b.org '.repeat(6) }, TEXTS.draft.errors.ccTooMany],
    [{ newItem: '0000000000' }, TEXTS.draft.errors.addUnknown],
    [{ [quantityField('0031601101')]: 'x' }, TEXTS.draft.errors.quantity],
  ])('with %j is not saved, says why, and keeps what was typed', async (wrong, text) => {
    const code = quoteIn('BUYER_DRAFT')
    const { query } = await send('draft', code, { name: 'Mine', reference: 'Kept', intent: 'save', ...wrong })
    const page = await draw(code, { form: query.get('form') ?? '' })
    expect(page).toContain(text)
    expect(page).toContain('value="Kept"')
  })

  it('below the minimum is not sent, and says so', async () => {
    const code = quoteIn('BUYER_DRAFT')
    const few = { [quantityField('0031601201')]: '1', remove: '0031601101' }
    await send('draft', code, { name: 'Small', intent: 'save', ...few })
    const { told } = await send('draft', code, { name: 'Small', intent: 'submit' })
    expect(stateOf(code)?.state).toBe('BUYER_DRAFT')
    expect(told.join()).toContain('The minimum for a quote is')
  })

  it('with an item that needs a qualification is sent at once: only its order needs one', async () => {
    store.database().exec("UPDATE commerce_organizations SET qualification_level = ''")
    const code = quoteIn('BUYER_DRAFT')
    const item = { newItem: '0011203101', newQuantity: '2' }
    const { told } = await send('draft', code, { name: 'Kits', intent: 'submit', ...item })
    expect(told).toEqual([done.submit])
    expect(stateOf(code)?.state).toBe('BUYER_SUBMITTED')
  })
})

describe('around a quote', () => {
  it('messages are sent once, about a line or the whole', async () => {
    const code = quoteIn('BUYER_OFFER')
    const key = { submissionKey: 'a-key-of-the-form-1234' }
    const message = {
      [QUOTE_FIELDS.text]: 'Which?\r\n\r\nOne line <b>only</b>?',
      [QUOTE_FIELDS.entry]: '1',
      ...key,
    }
    const before = rows('commerce_quote_comments')
    await send('comments', code, message)
    const { told } = await send('comments', code, message)
    expect(told).toEqual([done.comment])
    expect(rows('commerce_quote_comments')).toBe(before + 1)
    expect(await draw(code)).toContain('One line &lt;b&gt;only&lt;/b&gt;?')
    const { query } = await send('comments', code, { [QUOTE_FIELDS.text]: '  ' })
    expect(await draw(code, { form: query.get('form') ?? '' })).toContain(TEXTS.thread.textRequired)
  })

  it('a link shows it to anybody until it is withdrawn, without messages', async () => {
    const code = quoteIn('BUYER_OFFER')
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const refused = await send('shares', code, { [QUOTE_FIELDS.linkDay]: 'soon' })
    expectLinksToFields(await draw(code, { form: refused.query.get('form') ?? '' }))
    const { path, query } = await send('shares', code, { [QUOTE_FIELDS.linkDay]: day })
    expect(path).toBe(pageOfQuote(code))
    const page = await draw(code, Object.fromEntries(query))
    const token = /quotes\/shared\/([\w-]+)/.exec(page)?.[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const share = /name="share"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="share"/.exec(page)
    const shared = async () => {
      renderFor({ cookies: new Map() })
      return drawPage('store/quotes/shared/[token]', {}, token)
    }
    const copy = await shared()
    expect(copy).toContain('Grant of the county')
    expect(copy).not.toContain('Is a discount possible?')
    expect(copy).not.toContain('1004')
    const { told } = await send('shares', code, { [QUOTE_FIELDS.share]: share?.[1] ?? share?.[2] ?? '' })
    expect(told).toEqual([done.unshare])
    expect(await shared()).toContain(TEXTS.share.gone)
  })

  it('a copy is a new draft of the same lines', async () => {
    const code = quoteIn('BUYER_REJECTED')
    const before = rows('commerce_quotes')
    const { path, told } = await send('actions', code, { intent: 'requote' })
    expect(rows('commerce_quotes')).toBe(before + 1)
    expect(told).toEqual([fill(done.requote, { number: code })])
    expect(path).not.toBe(pageOfQuote(code))
  })

  it('nothing can be done by others, who are told what one that does not exist tells', async () => {
    const code = quoteIn('BUYER_OFFER')
    await signInAs('otto.dunmore')
    expect(await draw(code)).not.toContain('Grant of the county')
    const none = '99999999'
    const answerTo = async (number: string) => {
      const forms = ['comments', 'extension', 'shares', 'draft'] as const
      const fields = {
        text: 'x',
        offerDay: '2027-01-01',
        linkDay: '2027-01-01',
        name: 'x',
        intent: 'save',
        [QUOTE_FIELDS.version]: '1',
      }
      const answers = [(await draw(number)).replaceAll(/[\w-]{22,}/g, 'KEY')]
      for (const intent of ['checkout', 'reject', 'cancel', 'requote']) {
        const { path, told } = await send('actions', number, { intent, [QUOTE_FIELDS.version]: '1' })
        answers.push(path, ...told)
      }
      for (const form of forms) {
        const { path, told } = await send(form, number, fields)
        answers.push(path, ...told)
      }
      return answers.map(answer => answer.replaceAll(number, none))
    }
    const answers = await answerTo(code)
    expect(answers).toContain(accountPath('en-us', 'quotes'))
    expect(answers).toEqual(await answerTo(none))
    expect(stateOf(code)).toMatchObject({ state: 'BUYER_OFFER', version: 1 })
    expect((await store.browser.send(quoteFilePath('en-us', code))).status).toBe(303)
  })
})

describe('a session that ends', () => {
  it.each([
    ['draft', 'BUYER_DRAFT', { name: 'Autumn intake', newItem: '0031601401' }],
    ['comments', 'BUYER_OFFER', { text: 'Could you deliver in May?' }],
    ['extension', 'BUYER_OFFER', { offerDay: '2031-05-06' }],
    ['shares', 'BUYER_OFFER', { linkDay: '2031-05-07' }],
  ] as const)('while the form %s is typed loses nothing of it', async (form, state, typed) => {
    const page = await drawStored(form, quoteIn(state), typed)
    for (const text of Object.values(typed)) expect(page).toContain(text)
  })
})
