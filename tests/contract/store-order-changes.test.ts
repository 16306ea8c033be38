import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { ORDER_FIELD, unitsField } from '@/lib/order-changes/order-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import {
  invoicePdfPath,
  orderActionPath,
  orderCancellationPath,
  orderReturnPath,
  packingListPdfPath,
  reorderPath,
  returnNotePdfPath,
} from '@/lib/site/order-routes'
import { cartPath, newQuotePath } from '@/lib/site/routes'
import { forgetProcessState } from '../support/process-state'
import { readPdf } from '../support/read-pdf'
import { drawPage } from './draw-page.ts'
import { renderFor } from './page-request.ts'
import { serveOrders } from './store-ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from './store-sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('./page-request.ts')).nextNavigation)

const store = serveOrders()
const { orders: TEXTS } = getMessages('en-us')
const PAGE = 'store/my-account/order-history/[code]'

// Without the flag there is no history.
beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
})

const draw = async (code: string, part = '', query: Record<string, string> = {}) => {
  renderFor(store.browser)
  return (await drawPage(`${PAGE}${part}`, query, code)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

/** Numbers of the seeded orders of Petra by their purchase order number. */
const seeded = (number: string): string => {
  const { database } = store.sandbox().context
  const row = database
    .prepare("SELECT code FROM commerce_orders WHERE purchase_order_number = ? AND site = 'usassessments'")
    .get(number)
  return String(row?.code)
}

const held = (reason: string): string => {
  const { database } = store.sandbox().context
  const row = database
    .prepare(
      "SELECT code FROM commerce_orders WHERE hold_reasons = json_array(?) AND status = 'ON_VALIDATION'",
    )
    .get(reason)
  return String(row?.code)
}

const RECEIVED = 'LR-1001'
const ARRIVED = 'LR-1288'

/** The mark of the signed-in user, as forms carry it. */
const mark = async () => ({ [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) })

const send = async (
  form: Parameters<typeof orderActionPath>[1],
  code: string,
  fields: Record<string, string> = {},
) => store.sent(orderActionPath('en-us', form), { ...(await mark()), [ORDER_FIELD]: code, ...fields })

const pageOf = (code: string) => accountDetailPath('en-us', 'orderHistory', code)

beforeEach(() => store.signIn('petra.lind'))

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

describe('an order on hold', () => {
  it('for its purchase order goes on once its number is there', async () => {
    const code = held('PURCHASE_ORDER')
    const page = await draw(code)
    expect(page).toContain(TEXTS.mend.purchaseOrder.title)
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
    expect(await draw(code)).toContain('We received a certificate on')
  })
})

describe('an order that is ordered again', () => {
  const rows = { 'code.0': '0031601101', 'amount.0': '1', 'code.1': '0031601201', 'amount.1': '0' }

  it('shows what it cost and costs, and fills the cart with what is wanted', async () => {
    const code = seeded(RECEIVED)
    const page = await draw(code, '/reorder')
    expect(page).toContain('Then $226.00 each · same price')
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
    expect(await draw(code, '/reorder', { form: none.query.get('form') ?? '' })).toContain(TEXTS.reorder.none)
  })
})

describe('documents', () => {
  it('of an order that was shipped state what its page states', async () => {
    const code = seeded(ARRIVED)
    const read = async (path: string) => {
      const answer = await store.browser.send(path)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
    }
    const page = await draw(code)
    const [, number = ''] = /Invoice (5\d{7}) \(PDF\)/.exec(page) ?? []
    const invoice = await read(invoicePdfPath('en-us', code))
    const [, total = ''] = /Total[^$]*(\$[\d,.]+)/.exec(page.replaceAll(/<[^>]*>/g, ' ')) ?? []
    for (const text of [number, code, ARRIVED, total, 'Linden Row Psychology'])
      expect(invoice).toContain(text)
    const packing = await read(packingListPdfPath('en-us', code))
    for (const text of [code, 'MWLR Complete Kit', 'Kestrel Parcel']) expect(packing).toContain(text)
    expect(packing).not.toMatch(/\$\d/)
  })

  it('of somebody else lead to the page, as those of nobody do', async () => {
    const code = seeded(ARRIVED)
    store.browser.forget()
    await store.signIn('otto.dunmore')
    for (const path of [invoicePdfPath, packingListPdfPath])
      for (const number of [code, '39999999']) {
        const answer = await store.browser.send(path('en-us', number))
        expect([answer.status, answer.headers.get('location')]).toEqual([303, pageOf(number)])
      }
    const note = await store.browser.send(returnNotePdfPath('en-us', '7000001'))
    expect(note.status).toBe(303)
  })
})

describe('an order of somebody else', () => {
  it('cannot be changed: the answer is that to an order that does not exist', async () => {
    const code = seeded(RECEIVED)
    store.browser.forget()
    await store.signIn('otto.dunmore')
    const answers = await Promise.all(
      [code, '39999999'].map(async number => [
        (await send('cancellation', number, { intent: 'whole' })).told,
        (await send('returns', number, { [unitsField(0)]: '1' })).told,
        (await send('purchase-order', number, { purchaseOrderNumber: 'X1' })).told,
        (await send('qualified-user', number, { qualifiedUser: 'otto.dunmore' })).told,
        (await send('activation', number)).told,
      ]),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(new Set(answers.flat(2)).size).toBe(1)
    store.browser.forget()
    await store.signIn('petra.lind')
    expect(await draw(code)).toContain(TEXTS.earlier.status.CREATED)
  })
})

describe('an inventory account that waits for its activation', () => {
  it('has its mail sent again, a few times at most', async () => {
    const { database } = store.sandbox().context
    const waiting = String(
      database.prepare("SELECT code FROM commerce_orders WHERE purchase_order_number = 'LR-1006'").get()
        ?.code,
    )
    expect(await draw(waiting)).toContain(TEXTS.activation.resend)
    const told: string[] = []
    for (let count = 0; count < 4; count += 1) told.push(...(await send('activation', waiting)).told)
    expect(told).toEqual([
      TEXTS.activation.done,
      TEXTS.activation.done,
      TEXTS.activation.done,
      TEXTS.activation.tooMany,
    ])
  })
})
