import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { LOOKUP_FIELDS } from '@/lib/order-status/lookup-form'
import { orderStatusActionPath, orderStatusPath } from '@/lib/site/order-paths'
import { readMail } from '@/sandbox/mail-store'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { guest, earlier, timeline } = getMessages('en-us').orders

const draw = async (page: string, query: Record<string, string> = {}, code = '') => {
  renderFor(store.browser)
  return (await drawPage(`store/order-status${page}`, query, code))
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
}

const codeOf = (number: string): string =>
  String(
    store
      .database()
      .prepare("SELECT code FROM commerce_orders WHERE purchase_order_number = ? AND site = 'usassessments'")
      .get(number)?.code,
  )

const ask = (fields: Record<string, string>) => store.sent(orderStatusActionPath('en-us', 'lookup'), fields)

const enter = (code: string) =>
  store.sent(orderStatusActionPath('en-us', 'code'), { [LOOKUP_FIELDS.code]: code })

/** Codes that were mailed, oldest first; mails are sent after the answer. */
const mailed = async (): Promise<readonly string[]> => {
  await new Promise(resolve => setImmediate(resolve))
  return readMail(store.database()).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
}

const PETRA = { [LOOKUP_FIELDS.email]: 'petra.lind@example.com' }

beforeEach(() => store.browser.forget())

describe('the status of an order without a sign-in', () => {
  it('is shown after the mailed code, without prices, names and streets, and stays there on reload', async () => {
    const number = codeOf('LR-1072')
    const asked = await ask({ [LOOKUP_FIELDS.order]: ` #${number} `, ...PETRA })
    expect(asked.path).toBe(orderStatusPath('en-us', 'code'))
    expect(await draw('/code')).toContain(guest.sent)
    const [code = ''] = (await mailed()).slice(-1)
    const opened = await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(opened.path).toBe(orderStatusPath('en-us', number))
    for (let count = 0; count < 2; count += 1) {
      const page = await draw('/[code]', {}, number)
      for (const text of [`Order ${number}`, '1 of 3 parcels shipped', guest.asReady, 'Kestrel Parcel'])
        expect(page).toContain(text)
      expect(page).not.toMatch(/\$\d|Petra|Linden Row/)
      expect(page).not.toContain('/pdf')
    }
  })

  it.each([
    ['postal code', { [LOOKUP_FIELDS.postalCode]: '43215 2204' }],
    ['email', PETRA],
  ])('can be asked for by %s', async (_, known) => {
    const before = (await mailed()).length
    await ask({ [LOOKUP_FIELDS.order]: codeOf('LR-1001'), ...known })
    expect((await mailed()).length).toBe(before + 1)
  })

  it('answers a miss as it answers a hit', async () => {
    const before = (await mailed()).length
    const fields = { ...PETRA, [LOOKUP_FIELDS.order]: codeOf('LR-1001') }
    const hit = await ask(fields)
    const miss = await ask({ ...fields, [LOOKUP_FIELDS.email]: 'otto.dunmore@example.com' })
    const none = await ask({ ...fields, [LOOKUP_FIELDS.order]: '39999999' })
    expect([miss.path, miss.told, String(miss.query)]).toEqual([hit.path, hit.told, String(hit.query)])
    expect([none.path, none.told, String(none.query)]).toEqual([hit.path, hit.told, String(hit.query)])
    expect((await mailed()).length).toBe(before + 1)
    expect(await draw('/code')).toContain(guest.sent)
    const wrong = await enter('123456')
    expect(await draw('/code', { form: wrong.query.get('form') ?? '' })).toContain(guest.wrong)
  })

  it.each([
    [{ [LOOKUP_FIELDS.order]: '12', ...PETRA }, guest.codeInvalid],
    [{ [LOOKUP_FIELDS.order]: '30000001' }, guest.oneOf],
    [{}, guest.codeInvalid],
  ])('says what is missing, and keeps what was typed: %o', async (fields, text) => {
    const { path, query } = await ask(fields)
    expect(path).toBe(orderStatusPath('en-us'))
    const page = await draw('', { form: query.get('form') ?? '' })
    expect(page).toContain(text)
    for (const typed of Object.values(fields)) expect(page).toContain(`value="${typed}"`)
  })

  it('says why an order waits, and who can end that', async () => {
    const row = store
      .database()
      .prepare("SELECT code FROM commerce_orders WHERE hold_reasons = json_array('PURCHASE_ORDER')")
      .get()
    await ask({ [LOOKUP_FIELDS.order]: String(row?.code), ...PETRA })
    await enter((await mailed()).at(-1) ?? '')
    const page = await draw('/[code]', {}, String(row?.code))
    for (const text of [earlier.status.ON_VALIDATION, timeline.held, guest.holdAction])
      expect(page).toContain(text)
  })

  it('leads back to the question without a look-up, and to the history with a session', async () => {
    await expect(draw('/code')).rejects.toThrow(orderStatusPath('en-us'))
    await expect(draw('/[code]', {}, codeOf('LR-1001'))).rejects.toThrow(orderStatusPath('en-us'))
    await store.signIn('petra.lind')
    await expect(draw('')).rejects.toThrow('order-history')
  })

  it('opens no other order than the one that the code was for', async () => {
    await ask({ [LOOKUP_FIELDS.order]: codeOf('LR-1001'), ...PETRA })
    await enter((await mailed()).at(-1) ?? '')
    await expect(draw('/[code]', {}, codeOf('LR-1072'))).rejects.toThrow(orderStatusPath('en-us'))
  })

  it('puts neither id, code nor token into an address', async () => {
    const seen = store.browser.visited.length
    const number = codeOf('LR-1001')
    await ask({ [LOOKUP_FIELDS.order]: number, ...PETRA })
    const code = (await mailed()).at(-1) ?? ''
    const { path, query } = await enter(code)
    expect([path, String(query)]).toEqual([orderStatusPath('en-us', number), ''])
    expect(store.browser.visited.slice(seen).join()).not.toContain(code)
  })
})
