import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { unitsField } from '@/lib/order-changes/order-fields'
import { invoicePdfPath, packingListPdfPath, returnNotePdfPath } from '@/lib/site/order-paths'
import { readPdf } from '../../../support/read-pdf'
import { ARRIVED, pageOf, RECEIVED, serveSeededOrders } from './seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSeededOrders()
const { draw, seeded, send } = store
const { orders: TEXTS } = getMessages('en-us')

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
        (await send('qualified-user', number, { qualifiedUser: 'nora.kessel' })).told,
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
