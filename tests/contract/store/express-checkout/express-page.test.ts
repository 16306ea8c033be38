import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OHIO } from '@/e2e/support/checkout-forms'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { purchaseOrderActionPath } from '@/lib/site/document-paths'
import { expressActionPath, expressCheckoutPath } from '@/lib/site/order-paths'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { NUMBERS, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { checkout, errors, orders } = getMessages('en-us')

const draw = (query: PageParameters = {}) => {
  renderFor(store.browser)
  return drawPage('store/exp-checkout', query)
}

/** A change that is not carried out; returns the page that shows it again. */
const drawRejected = async (step: string, form: Record<string, string>) => {
  const owner = await sealFormOwner((await store.context()).user.id)
  const { query } = await store.sent(expressActionPath('en-us'), { [FORM_OWNER]: owner, step, ...form })
  return draw(Object.fromEntries(query))
}

/** The form of the page that changes a part of the order. */
const formOf = (html: string, step: string): string =>
  (html.match(/<form\b.*?<\/form>/gs) ?? []).find(form => form.includes(`name="step" value="${step}"`)) ?? ''

const { payment: _, ...UNPAID } = STEPS

const askForCaptcha = async () => {
  await store.control('PUT', '/flags/checkout-recaptcha', { value: true })
  forgetProcessState('flags')
}

const wasCaptchaAsked = async () => {
  const { sharedState } = await import('@/lib/state/shared-state.server')
  return (await sharedState().get(`captcha-asked/${(await store.context()).user.id}`)) !== undefined
}

describe('the page of the express checkout', () => {
  beforeEach(() => store.arrive())

  it('shows a change again that was not carried out, with what was typed and what is wrong', async () => {
    const html = await drawRejected('payment', {
      paymentType: 'PURCHASE_ORDER',
      purchaseOrderNumber: '?',
    })
    const form = formOf(html, 'payment')
    expect(form).toContain('value="?"')
    expect(form).toContain(errors.summaryTitle)
    expect(form).toContain(`<span>${summaryLabel('en-us', checkout.payment.number)}</span>`)
    expect(form).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="purchaseOrderNumber"/)
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  })

  it('names the account of its cart in every form that changes a part', async () => {
    const mark = `name="${CART_ACCOUNT}" value="org-eastmarsh"`
    expect(formOf(await draw(), 'payment')).toContain(mark)
  })

  it('leads back to the part that was changed, whose heading it has', async () => {
    const owner = await sealFormOwner((await store.context()).user.id)
    const form = { [FORM_OWNER]: owner, step: 'delivery', deliveryMode: 'expedited' }
    const answer = await store.browser.send(expressActionPath('en-us'), { form })
    const { hash } = new URL(answer.headers.get('location') ?? '', 'http://store.invalid')
    expect(hash).toBe('#review-delivery')
    expect(await draw()).toContain('id="review-delivery"')
  })

  it('names the part of the page beside the order', async () => {
    expect(await draw()).toContain(`<aside aria-label="${checkout.summary.title}"`)
  })

  it('says in the form that places the order where to return', async () => {
    expect(await draw()).toContain('name="shownOn" value="express"')
  })

  it('takes the document of its purchase order under the payment, and leads back there', async () => {
    const { document: texts } = checkout
    const html = await draw()
    const [, fields = ''] =
      /<form[^>]*action="\/api\/checkout\/purchase-order[^>]*>(.*?)<\/form>/s.exec(html) ?? []
    const hidden = [...fields.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const form = new FormData()
    for (const [, name = '', value = ''] of hidden) form.append(name, value)
    form.append('intent', 'upload')
    form.append('document', new File(['%PDF-1.7 order'], 'order.pdf'))
    const sent = await store.sent(purchaseOrderActionPath('en-us'), form)
    expect(sent).toMatchObject({
      path: expressCheckoutPath('en-us'),
      told: [fill(texts.added, { name: 'order.pdf' })],
    })
    expect(await draw()).toContain(fill(texts.removeNamed, { name: 'order.pdf' }))
    form.set('document', new File(['<script>'], 'order.pdf'))
    expect(await store.sent(purchaseOrderActionPath('en-us'), form)).toMatchObject({
      path: expressCheckoutPath('en-us'),
      told: [texts.faults.wrongType],
    })
  })

  it('takes no document where no purchase order pays', async () => {
    await store.save({ payment: { paymentType: 'BANK_TRANSFER' } })
    expect(await draw()).not.toContain('name="document"')
  })

  it('takes the captcha into its form that places the order', async () => {
    await askForCaptcha()
    await draw()
    expect(await wasCaptchaAsked()).toBe(true)
  })
})

describe('the page of the express checkout while no payment is chosen', () => {
  beforeEach(() => store.arrive(UNPAID))

  it('has one part about the payment, though the order is exempt from tax', async () => {
    expect((await store.cart()).taxExempt).toBe(true)
    const headings = (await draw()).match(/<h2\b[^>]*>[^<]*<\/h2>/g) ?? []
    const { title } = checkout.steps.payment
    expect(headings.filter(heading => heading.includes(`>${title}<`))).toHaveLength(1)
  })

  it('asks for the payment alone, and for no captcha', async () => {
    await askForCaptcha()
    const html = await draw()
    expect(html).toContain(checkout.steps.payment.title)
    expect(html).not.toContain(orders.review.submit)
    expect(await wasCaptchaAsked()).toBe(false)
  })
})

describe('after a card that was entered for this order was declined', () => {
  beforeEach(async () => {
    await store.arrive({ ...UNPAID, shipping: OHIO })
    const paymentToken = await paymentCalls(store.sandbox()).tokenize(NUMBERS.insufficientFunds)
    await store.save({ payment: { paymentType: 'NEW_CARD', paymentToken } })
    await store.place((await store.review()).id, { terms: 'on', statement: 'on', shownOn: 'express' })
  })

  it('it is not offered again, and another way to pay is asked for', async () => {
    const card = (await store.cart()).paymentInfo?.id
    const html = await draw()
    expect(html).toContain(orders.placing.reasons.insufficientFunds)
    expect(formOf(html, 'payment')).toContain('value="PURCHASE_ORDER"')
    expect(html).not.toContain(`value="CARD:${card}"`)
    expect(html).not.toContain(orders.review.submit)
  })

  it('its status leads back to the express checkout', async () => {
    await draw()
    const html = await drawPage('store/checkout/placing', {})
    expect(html).toContain('/exp-checkout"')
    expect(html).not.toContain('/checkout/review"')
  })
})

describe('a purchase order number that another order has, on the express checkout', () => {
  const form = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' }
  const reuse = /<input[^>]*name="purchaseOrderReuse"[^>]*value="PO-9"/

  afterEach(() => {
    vi.useRealTimers()
  })

  /** An order with the number, and the next cart, for which another number is chosen. */
  const arriveAfterOrder = async (number: string) => {
    await store.arrive({ ...STEPS, payment: { ...form, purchaseOrderNumber: number } })
    await store.place((await store.review()).id)
    await store.add({ [ITEMS.manual]: 1 })
    await store.save({ ...STEPS, payment: { ...form, purchaseOrderNumber: 'PO-2' } })
  }

  it('is asked about where it was typed, and is used again once the box is ticked', async () => {
    await arriveAfterOrder('PO-9')
    const shown = formOf(await drawRejected('payment', form), 'payment')
    expect(shown).toMatch(reuse)
    expect(shown).toContain(errors.fields.purchaseOrderNumber.numberUsed.slice(0, 12))
    const owner = await sealFormOwner((await store.context()).user.id)
    const meant = { [FORM_OWNER]: owner, step: 'payment', ...form, purchaseOrderReuse: 'PO-9' }
    await store.sent(expressActionPath('en-us'), meant)
    expect(await store.cart()).toMatchObject({ purchaseOrderNumber: 'PO-9' })
    expect(formOf(await draw(), 'payment')).not.toMatch(reuse)
  })

  it('is asked about there too if the other order comes between review and placing', async () => {
    await arriveAfterOrder('PO-1')
    await store.save({ payment: form })
    const { id } = await store.review()
    store.database().exec("UPDATE commerce_orders SET purchase_order_number = 'PO-9'")
    const answer = await store.place(id, { terms: 'on', statement: 'on', shownOn: 'express' })
    expect([answer.path, answer.told]).toEqual([expressCheckoutPath('en-us'), [orders.placing.numberUsed]])
    // By then, the refused attempt cannot arrive any more.
    vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ['Date'] })
    const html = await draw()
    expect(formOf(html, 'payment')).toMatch(reuse)
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  })

  it('is needed where the way to pay needs one, unless the order follows', async () => {
    await store.arrive()
    const shown = formOf(await draw(), 'payment')
    expect(shown).toContain(checkout.payment.numberNeeded)
    expect(shown).toContain(checkout.payment.toFollow)
    const owner = await sealFormOwner((await store.context()).user.id)
    await store.sent(expressActionPath('en-us'), {
      [FORM_OWNER]: owner,
      step: 'payment',
      paymentType: 'PURCHASE_ORDER',
      purchaseOrderNumber: '',
      purchaseOrderToFollow: 'on',
    })
    expect(await store.cart()).toMatchObject({ purchaseOrderToFollow: true })
    expect(formOf(await draw(), 'payment')).toMatch(/<input[^>]*name="purchaseOrderToFollow"[^>]*checked=""/)
  })
})
