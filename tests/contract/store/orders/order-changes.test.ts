import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { ORDER_FIELD, unitsField } from '@/lib/order-changes/order-fields'
import { amountField } from '@/lib/quick-order/rows'
import {
  orderActionPath,
  orderCancellationPath,
  orderReturnPath,
  reorderPath,
  returnNotePdfPath,
} from '@/lib/site/order-paths'
import { cartPath, newQuotePath } from '@/lib/site/paths'
import { readPdf } from '../../../support/read-pdf'
import { ARRIVED, pageOf, RECEIVED, serveSeededOrders } from './seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSeededOrders()
const { draw, drawStored, seeded, held, mark, send } = store
const { orders: TEXTS } = getMessages('en-us')

describe('a cancellation', () => {
  it('is offered with the units that can go, and takes them out', async () => {
    const code = seeded(RECEIVED)
    expect(await draw(code)).toContain(orderCancellationPath('en-us', code))
    const form = await draw(code, '/cancel')
    expect(form).toContain(`name="${unitsField(0)}"`)
    const { path, told } = await send('cancellation', code, { [unitsField(1)]: '1', intent: 'units' })
    expect([path, told]).toEqual([pageOf(code), [TEXTS.cancellation.done]])
    expect(await draw(code)).toContain('1 canceled: $')
    const whole = await send('cancellation', code, { intent: 'whole' })
    expect(whole.told).toEqual([TEXTS.cancellation.doneWhole])
    expect(await draw(code)).toContain(TEXTS.earlier.status.CANCELLED.replace('cancelled', 'canceled'))
  })

  it.each([
    ['0', 'none'],
    ['', 'none'],
    ['1.5', 'units'],
    ['-1', 'units'],
    ['2', 'units'],
    ['１２', 'units'],
    ['x', 'units'],
  ])('says what is wrong with the number %j, and keeps it', async (typed, code) => {
    const order = seeded(RECEIVED)
    const { path, query } = await send('cancellation', order, { [unitsField(0)]: typed, intent: 'units' })
    expect(path).toBe(orderCancellationPath('en-us', order))
    const page = await draw(order, '/cancel', { form: query.get('form') ?? '' })
    expect(page).toContain(`value="${typed}"`)
    expect(page).toContain(
      code === 'none' ? TEXTS.cancellation.none : TEXTS.cancellation.units.replace('{max, number}', '1'),
    )
  })

  it('that comes too late says so', async () => {
    const code = seeded(ARRIVED)
    const { path, query } = await send('cancellation', code, { intent: 'whole' })
    expect(path).toBe(orderCancellationPath('en-us', code))
    expect(await draw(code, '/cancel', { form: query.get('form') ?? '' })).toContain('We have begun to pack')
  })
})

describe('a return', () => {
  it('is offered with its fee and its last day, requested, listed and withdrawn', async () => {
    const code = seeded(ARRIVED)
    const form = await draw(code, '/return')
    expect(form).toContain(TEXTS.returns.noFee)
    expect(form).toMatch(/Possible until \w+ \d+, 20\d\d\./)
    const { path, told } = await send('returns', code, { [unitsField(0)]: '1' })
    expect(path).toBe(pageOf(code))
    const [, rma = ''] = /(RMA\d{7})/.exec(told.join()) ?? []
    const page = await draw(code)
    for (const text of [`Return ${rma}`, TEXTS.returns.status.APPROVAL_PENDING]) expect(page).toContain(text)
    const number = rma.slice('RMA'.length)
    const note = await store.browser.send(returnNotePdfPath('en-us', number))
    const { text } = await readPdf(new Uint8Array(await note.arrayBuffer()))
    for (const part of [rma, code, '400 Dock Street', TEXTS.pdf.putIn]) expect(text).toContain(part)
    const withdrawn = await send('returns', code, { intent: 'withdraw', request: number })
    expect([withdrawn.path, withdrawn.told]).toEqual([pageOf(code), [TEXTS.returns.withdrawn]])
    expect(await draw(code)).toContain(TEXTS.returns.status.CANCELED)
  })

  it('of nothing is refused at the form, which says why other lines cannot go back', async () => {
    const code = seeded(ARRIVED)
    const { path, query } = await send('returns', code, { [unitsField(0)]: '0' })
    expect(path).toBe(orderReturnPath('en-us', code))
    expect(await draw(code, '/return', { form: query.get('form') ?? '' })).toContain(TEXTS.returns.none)
  })
})

it.each(['/cancel', '/return', '/reorder'])(
  'the page %s leads back to its order by its breadcrumbs',
  async part => {
    const code = seeded(RECEIVED)
    const [crumbs = ''] = /<ol class="breadcrumbs">.*?<\/ol>/.exec(await draw(code, part)) ?? []
    expect(crumbs).toContain(`<a href="${pageOf(code)}">Order ${code}</a>`)
  },
)

it('the report of a problem has the number of the order filled in', async () => {
  const code = seeded(RECEIVED)
  const [, message = ''] = /message=([^"&]*)[^>]*>[^<]*Report a problem/.exec(await draw(code)) ?? []
  expect(new URLSearchParams(`message=${message}`).get('message')).toContain(code)
})

/** The documents that a page offers, each once. */
const documentsIn = (html: string) => [
  ...new Set(html.match(/\/api\/checkout\/documents\/[\w-]+\?locale=en-us/g)),
]

describe('an order on hold', () => {
  it('for its purchase order goes on once its number is there', async () => {
    const code = held('PURCHASE_ORDER')
    const page = await draw(code)
    expect(page).toContain(TEXTS.mend.purchaseOrder.title)
    const empty = await send('purchase-order', code, { purchaseOrderNumber: ' ' })
    const blank = await draw(code, '', { form: empty.query.get('form') ?? '' })
    expect(blank).toContain(TEXTS.mend.purchaseOrder.required)
    const wrong = await send('purchase-order', code, { purchaseOrderNumber: '<>' })
    const again = await draw(code, '', { form: wrong.query.get('form') ?? '' })
    expect(again).toContain(TEXTS.mend.purchaseOrder.invalid)
    expect(again).toContain('value="&lt;&gt;"')
    const used = await send('purchase-order', code, { purchaseOrderNumber: RECEIVED })
    const asked = await draw(code, '', { form: used.query.get('form') ?? '' })
    expect(asked).toContain('name="reuse"')
    expect(asked).toContain(seeded(RECEIVED))
    const { path, told } = await send('purchase-order', code, { purchaseOrderNumber: 'PO 99' })
    expect([path, told]).toEqual([pageOf(code), [TEXTS.mend.purchaseOrder.done]])
    expect(await draw(code)).toContain(TEXTS.earlier.status.CREATED)
    const late = await send('purchase-order', code, { purchaseOrderNumber: 'PO 100' })
    expect(late.told).toEqual([TEXTS.mend.over])
  })

  it('for a qualified user goes on with a colleague of the list', async () => {
    const code = held('QUALIFIED_USER')
    const page = await draw(code)
    expect(page).toContain('Quentin Ash')
    expect(page).not.toContain('value="petra.lind"')
    const nobody = await send('qualified-user', code)
    expect(await draw(code, '', { form: nobody.query.get('form') ?? '' })).toContain(
      TEXTS.mend.qualifiedUser.required,
    )
    const { told } = await send('qualified-user', code, { qualifiedUser: 'quentin.ash' })
    expect(told).toEqual([TEXTS.mend.qualifiedUser.done.replace('{name}', 'Quentin Ash')])
  })

  it('for a qualified user takes a certificate by its content, and says that it is checked', async () => {
    const code = held('QUALIFIED_USER')
    const upload = async (content: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...(await mark()), [ORDER_FIELD]: code }))
        form.set(name, value)
      form.set('certificate', new File([content], 'license.pdf'))
      return store.sent(orderActionPath('en-us', 'certificate'), form)
    }
    const wrong = await upload('<html>')
    expect(await draw(code, '', { form: wrong.query.get('form') ?? '' })).toContain(
      TEXTS.mend.faults.wrongType,
    )
    expect((await upload('%PDF-1.7 license')).told).toEqual([TEXTS.mend.certificate.done])
    const page = await draw(code)
    expect(page).toContain('We received a certificate on')
    const before = documentsIn(page)
    expect(before).toHaveLength(1)
    await upload('%PDF-1.7 a better copy')
    const after = documentsIn(await draw(code))
    expect(after).toHaveLength(1)
    expect(await (await store.browser.send(after[0] ?? '')).text()).toBe('%PDF-1.7 a better copy')
    expect((await store.browser.send(before[0] ?? '')).status).toBe(404)
  })

  it('keeps the document of a purchase order whose number is refused, says so, and replaces it', async () => {
    const code = held('PURCHASE_ORDER')
    const upload = async (purchaseOrderNumber: string, content: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        ...(await mark()),
        [ORDER_FIELD]: code,
        purchaseOrderNumber,
      }))
        form.set(name, value)
      form.set('document', new File([content], 'po.pdf'))
      return store.sent(orderActionPath('en-us', 'purchase-order'), form)
    }
    const used = await upload(RECEIVED, '%PDF-1.7 first')
    const asked = await draw(code, '', { form: used.query.get('form') ?? '' })
    expect(asked).toContain(`${TEXTS.mend.received} <a href="${documentsIn(asked)[0]}"`)
    const before = documentsIn(asked)[0] ?? ''
    expect((await upload('PO 99', '%PDF-1.7 second')).told).toEqual([TEXTS.mend.purchaseOrder.done])
    const kept = documentsIn(await draw(code))
    expect(kept).toHaveLength(1)
    expect(await (await store.browser.send(kept[0] ?? '')).text()).toBe('%PDF-1.7 second')
    expect((await store.browser.send(before)).status).toBe(404)
  })
})

describe('an order that is ordered again', () => {
  const rows = { 'code.0': '0031601101', 'amount.0': '1', 'code.1': '0031601201', 'amount.1': '0' }

  it('shows what it cost and costs, and fills the cart with what is wanted', async () => {
    const code = seeded(RECEIVED)
    const page = await draw(code, '/reorder')
    expect(page).toContain('Then $226.00 each\u00a0· same price')
    const { path } = await send('reorder', code, { ...rows, intent: 'add' })
    expect(path).toBe(cartPath('en-us'))
    const cart = await store.cart()
    expect(cart.entries.map(({ product, quantity }) => [product.code, quantity])).toEqual([['0031601101', 1]])
  })

  it('can become a quote, and asks for at least one item', async () => {
    const code = seeded(RECEIVED)
    expect((await send('reorder', code, { ...rows, intent: 'quote' })).path).toBe(newQuotePath('en-us'))
    const none = await send('reorder', code, { ...rows, 'amount.0': '0', intent: 'add' })
    expect(none.path).toBe(reorderPath('en-us', code))
    const shown = await draw(code, '/reorder', { form: none.query.get('form') ?? '' })
    expect(shown).toContain(TEXTS.reorder.none)
    expect(shown).toContain('href="#amount.0"')
  })
})

describe('a session that ends', () => {
  it.each([
    ['cancellation', () => [seeded(RECEIVED), '/cancel'] as const, { [unitsField(0)]: '77' }],
    ['returns', () => [seeded(ARRIVED), '/return'] as const, { [unitsField(0)]: '78' }],
    ['reorder', () => [seeded(ARRIVED), '/reorder'] as const, { [amountField(0)]: '79' }],
    ['purchase-order', () => [held('PURCHASE_ORDER'), ''] as const, { purchaseOrderNumber: 'PO 4711' }],
  ] as const)('while the form %s is filled in loses nothing of it', async (form, page, typed) => {
    const html = await drawStored(form, page(), typed)
    for (const text of Object.values(typed)) expect(html).toContain(`value="${text}"`)
  })
})
