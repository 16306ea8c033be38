import { beforeEach, describe, expect, it } from 'vitest'
import { checkoutForms, OHIO } from '@/e2e/support/checkout-forms'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { exemptionActionPath } from '@/lib/site/document-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, add } = store

const PAYMENT = checkoutPath('en-us', 'payment')
const { exemption: texts } = getMessages('en-us').checkout

const TO = {
  ohio: OHIO,
  oregon: {
    ...OHIO,
    region: 'US-OR',
    city: 'Portland',
    street: '27 Cedarlight Avenue',
    postalCode: '97205-3310',
  },
} as const

let owner = ''

async function step(name: CheckoutStep, form: Record<string, string>): Promise<void> {
  expect((await browser.send(`/api/checkout/${name}?locale=en-us`, { form })).status).toBe(303)
}

/** A cart of the district that is shipped to a state. */
async function shipTo(place: keyof typeof TO): Promise<void> {
  await step('account', { account: 'org-eastmarsh' })
  await step('shipping', TO[place])
  await step('shipping', { intent: 'use-address', addressToUse: 'entered', ...(await question()) })
}

/** The open question of the verification, if there is one. */
async function question(): Promise<Record<string, string>> {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  const draft = await checkoutDrafts.read({ user: (await store.context()).user.id }, 'shipping')
  return draft?.question === undefined ? {} : { question: draft.question }
}

beforeEach(async () => {
  await store.signIn('edith.marsh')
  await add({ [ITEMS.kit]: 1 })
  owner = await sealFormOwner((await store.context()).user.id)
})

const cart = async () => (await cartsOf(browser)).cart

async function known() {
  const { listTaxExemptions } = await import('@/lib/backends/commerce/documents.server')
  const answer = await listTaxExemptions(await store.context(), 'org-eastmarsh')
  return answer.ok ? answer.value : []
}

const CERTIFICATE = {
  certificateNumber: 'OR-1',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  signed: 'on',
}

const sendIn = (fields: Record<string, string> = CERTIFICATE, content = '%PDF-1.7 certificate') => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ [FORM_OWNER]: owner, ...fields })) form.append(name, value)
  form.append('certificate', new File([content], 'certificate.pdf'))
  return store.sent(exemptionActionPath('en-us'), form)
}

describe('the tax exemption of an organization', () => {
  it('holds in the state of its certificate', async () => {
    await shipTo('ohio')
    expect(await cart()).toMatchObject({ taxExempt: true })
    expect(await sendIn()).toMatchObject({ told: [fill(texts.known, { region: 'Ohio' })] })
  })

  it('is sent with the fields of the payment, of which nothing that was typed is lost', async () => {
    await shipTo('oregon')
    const typed = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17' }
    await sendIn({ ...CERTIFICATE, certificateNumber: '', ...typed })
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    const { user } = await store.context()
    expect((await checkoutDrafts.read({ user: user.id }, 'payment'))?.values).toMatchObject(typed)
  })

  it('keeps what was typed about a certificate while the payment is saved, which Enter does without script', async () => {
    await shipTo('oregon')
    await step('delivery', checkoutForms('org-eastmarsh').delivery)
    const { signed, ...texts } = CERTIFICATE
    await step('payment', { paymentType: 'BANK_TRANSFER', ...texts, signed })
    expect(await cart()).toHaveProperty('paymentType')
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    const { user } = await store.context()
    expect((await checkoutDrafts.read({ user: user.id }, 'payment'))?.values).toEqual(texts)
  })

  it('is asked for in another state, and waits for a decision there', async () => {
    await shipTo('oregon')
    expect(await cart()).not.toHaveProperty('taxExempt')
    expect(await sendIn()).toMatchObject({
      path: PAYMENT,
      told: [fill(texts.sent, { region: 'Oregon' })],
    })
    expect(await known()).toContainEqual(
      expect.objectContaining({
        region: expect.objectContaining({ isocode: 'US-OR' }),
        status: 'SUBMITTED',
        fileName: 'certificate.pdf',
      }),
    )
    expect(await cart()).not.toHaveProperty('taxExempt')
  })

  it('waits once when it is sent twice at once, and when the same certificate is sent again', async () => {
    await shipTo('oregon')
    const sent = fill(texts.sent, { region: 'Oregon' })
    const both = await Promise.all([sendIn(), sendIn()])
    for (const answer of [...both, await sendIn(CERTIFICATE, '%PDF-1.7 in better quality')])
      expect(answer).toMatchObject({ path: PAYMENT, told: [sent] })
    expect((await known()).filter(({ status }) => status === 'SUBMITTED')).toHaveLength(1)
    const files = store
      .sandbox()
      .context.database.prepare(
        `SELECT content FROM commerce_documents
         WHERE id NOT IN (SELECT document FROM commerce_qualification_documents)`,
      )
      .all()
    expect(files.map(({ content }) => Buffer.from(content as Uint8Array).toString())).toEqual([
      '%PDF-1.7 in better quality',
    ])
  })

  it.each([
    [{ ...CERTIFICATE, certificateNumber: '' }, 'certificateNumber', 'required'],
    [{ ...CERTIFICATE, validUntil: '2026-01-02' }, 'validUntil', 'expired'],
    [{ ...CERTIFICATE, validFrom: '2039-12-31', validUntil: '2039-12-30' }, 'validUntil', 'beforeStart'],
    [{ ...CERTIFICATE, validFrom: 'soon' }, 'validFrom', 'invalid'],
    [{ ...CERTIFICATE, validFrom: '2026-02-30' }, 'validFrom', 'invalid'],
    [{ ...CERTIFICATE, signed: '' }, 'signed', 'required'],
  ])('keeps what was typed if it is refused: %o', async (fields, name, code) => {
    await shipTo('oregon')
    const { path, query } = await sendIn(fields)
    expect(path).toBe(PAYMENT)
    expect(await store.rejected(query)).toMatchObject({
      fields: { certificateNumber: fields.certificateNumber, validUntil: fields.validUntil },
      errors: { fieldErrors: [{ name, code }] },
    })
  })

  it('refuses a file of another kind', async () => {
    await shipTo('oregon')
    const { query } = await sendIn(CERTIFICATE, '<svg>')
    expect(await store.rejected(query)).toMatchObject({
      errors: { fieldErrors: [{ name: 'certificate', code: 'wrongType' }] },
    })
    expect(await known()).toHaveLength(2)
  })

  it('needs an organization', async () => {
    await step('account', { account: 'personal-edith' })
    expect(await sendIn()).toMatchObject({ told: [texts.noRegion] })
  })
})
