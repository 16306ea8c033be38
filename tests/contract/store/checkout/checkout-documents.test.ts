import { beforeEach, describe, expect, it } from 'vitest'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { documentPath, purchaseOrderActionPath } from '@/lib/site/document-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, add } = store

const HANDLER = purchaseOrderActionPath('en-us')
const PAYMENT = checkoutPath('en-us', 'payment')
const { document: texts } = getMessages('en-us').checkout

const PDF = '%PDF-1.7 order'

let owner = ''

beforeEach(async () => {
  await store.signIn('edith.marsh')
  await add({ [ITEMS.kit]: 1 })
  owner = await sealFormOwner((await store.context()).user.id)
})

const document = async () => (await cartsOf(browser)).cart?.purchaseOrderDocument

/** Files that commerce keeps. */
/** Documents of orders; evidence of demo users is stored beside them. */
const stored = (): number =>
  Number(
    store
      .sandbox()
      .context.database.prepare(
        `SELECT COUNT(*) AS total FROM commerce_documents
         WHERE id NOT IN (SELECT document FROM commerce_qualification_documents)`,
      )
      .get()?.total,
  )

/** Submits the form; returns the page that follows and what it says. */
const send = (fields: Record<string, string | File>, formOwner = owner) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ [FORM_OWNER]: formOwner, ...fields })) form.append(name, value)
  return store.sent(HANDLER, form)
}

const upload = (content: string, name = 'order.pdf') =>
  send({ intent: 'upload', document: new File([content], name) })

describe('the document of a purchase order', () => {
  it('is added, replaced and removed', async () => {
    expect(await upload(PDF)).toMatchObject({
      path: PAYMENT,
      told: [texts.added.replace('{name}', 'order.pdf')],
    })
    const first = await document()
    expect(first).toMatchObject({ fileName: 'order.pdf', size: PDF.length })
    await upload(`${PDF} 2`, 'C:\\orders\\second.pdf')
    expect(await document()).toMatchObject({ fileName: 'second.pdf' })
    expect((await browser.send(documentPath('en-us', first?.id ?? ''))).status).toBe(404)
    expect(await send({ intent: 'remove' })).toMatchObject({ path: PAYMENT, told: [texts.removed] })
    expect(await document()).toBeUndefined()
  })

  it('is there once when it is sent twice at once, and when the same file is sent again', async () => {
    const said = texts.added.replace('{name}', 'order.pdf')
    const both = await Promise.all([upload(PDF), upload(PDF)])
    for (const answer of [...both, await upload(PDF)])
      expect(answer).toMatchObject({ path: PAYMENT, told: [said] })
    expect(await document()).toMatchObject({ fileName: 'order.pdf', size: PDF.length })
    expect(stored()).toBe(1)
  })

  it('is one of the two that two tabs send at once, whole and named as what it is', async () => {
    const sent = { 'first.pdf': `${PDF} first`, 'second.pdf': `${PDF} second` }
    await Promise.all(Object.entries(sent).map(([name, content]) => upload(content, name)))
    const { id = '', fileName = '' } = (await document()) ?? {}
    const saved = await browser.send(documentPath('en-us', id))
    expect(sent).toMatchObject({ [fileName]: await saved.text() })
    expect(stored()).toBe(1)
  })

  it('is refused with the rule that it breaks, and the one before stays', async () => {
    await upload(PDF)
    expect(await upload('<script>', 'order.pdf')).toMatchObject({ told: [texts.faults.wrongType] })
    expect(await upload('')).toMatchObject({ told: [texts.faults.noFile] })
    expect(await upload(PDF.padEnd(10 * 1_048_576 + 1, ' '))).toMatchObject({ told: [texts.faults.tooLarge] })
    expect(await document()).toMatchObject({ fileName: 'order.pdf' })
  })

  it('that is cut off half-way leaves nothing, and is added by the next try', async () => {
    const owners = `--x\r\ncontent-disposition: form-data; name="${FORM_OWNER}"\r\n\r\n${owner}\r\n`
    const half = 'content-disposition: form-data; name="document"; filename="order.pdf"\r\n\r\n%PDF-1.7 or'
    const cut = await browser.send(HANDLER, {
      json: `${owners}--x\r\n${half}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([cut.status, await document(), stored()]).toEqual([400, undefined, 0])
    await upload(PDF)
    expect(await document()).toMatchObject({ fileName: 'order.pdf', size: PDF.length })
  })

  it('is saved by its owner as a file, and does not exist for anybody else', async () => {
    await upload(PDF, 'Ordre é.pdf')
    const address = documentPath('en-us', (await document())?.id ?? '')
    const own = await browser.send(address)
    expect(own.status).toBe(200)
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Ordre%20%C3%A9.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(await own.text()).toBe(PDF)
    await store.signIn('otto.dunmore')
    expect((await browser.send(address)).status).toBe(404)
    browser.forget()
    expect((await browser.send(address)).status).toBe(401)
  })

  it('is not added to an order for another account than its page showed', async () => {
    const { accountSwitched } = getMessages('en-us').forms.failed
    const sent = { intent: 'upload', document: new File([PDF], 'order.pdf'), [CART_ACCOUNT]: 'org-elsewhere' }
    expect(await send(sent)).toMatchObject({ path: PAYMENT, told: [accountSwitched] })
    expect(await document()).toBeUndefined()
  })

  it('comes with the fields of the payment, of which nothing that was typed is lost', async () => {
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    const typed = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17', vatNumber: 'NL1' }
    const kept = async () =>
      (await checkoutDrafts.read({ user: (await store.context()).user.id }, 'payment'))?.values
    await send({ ...typed, intent: 'upload', document: new File([PDF], 'order.pdf') })
    expect(await kept()).toMatchObject({ ...typed, purchaseOrderToFollow: '' })
    const changed = { ...typed, purchaseOrderNumber: 'PO-18', purchaseOrderToFollow: 'on' }
    await send({ ...changed, intent: 'upload', document: new File(['<script>'], 'order.pdf') })
    expect(await kept()).toMatchObject(changed)
    await send({ ...typed, intent: 'remove' })
    expect(await kept()).toMatchObject(typed)
  })

  it('is not added by the form of somebody else', async () => {
    const other = await sealFormOwner('somebody-else')
    await send({ intent: 'upload', document: new File([PDF], 'order.pdf') }, other)
    expect(await document()).toBeUndefined()
  })
})
