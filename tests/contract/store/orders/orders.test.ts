import { beforeEach, describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { missingConsents } from '@/lib/orders/placing/consents'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { STORE } from '../cart/cart-harness.ts'
import { ORDERS, REVIEW, serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveOrders()
const { browser, signIn, add, ordersSent } = store

const ATTEMPT = '/api/orders/attempt?locale=en-us'
const { placing } = getMessages('en-us').orders

describe('the form that places an order', () => {
  let owner = ''

  beforeEach(async () => {
    await signIn()
    await add({ [ITEMS.usage]: 5 })
    owner = await sealFormOwner((await store.context()).user.id)
  })

  const sent = (form: Record<string, string>) => store.sent(ORDERS, { [FORM_OWNER]: owner, ...form })

  it('of another look than the cart has now leads back to the review, and nothing is ordered', async () => {
    const { path, query, told } = await sent({ reviewed: 'look', terms: 'on' })
    expect([path, query.get('reviewed'), told]).toEqual([REVIEW, 'look', [placing.changed]])
    expect(await ordersSent()).toBe(0)
  })

  it('without the terms comes back with its error and its other ticks, and nothing is ordered', async () => {
    const { path, query } = await sent({ reviewed: 'look', marketing: 'on' })
    expect([path, query.get('reviewed')]).toEqual([REVIEW, 'look'])
    expect(await store.rejected(query)).toEqual({
      fields: { marketing: 'on' },
      errors: missingConsents(['terms']),
    })
    expect(await ordersSent()).toBe(0)
  })

  it('of another user is not carried out', async () => {
    const other = await sealFormOwner('somebody-else')
    const { path } = await sent({ [FORM_OWNER]: other, reviewed: 'look', terms: 'on' })
    expect(path).toBe(`${STORE}/cart`)
    expect(await ordersSent()).toBe(0)
  })

  it('leads through sign-in back to the review when the session has ended', async () => {
    browser.forget()
    const response = await browser.send(ORDERS, {
      form: { [FORM_OWNER]: owner, reviewed: 'look', terms: 'on' },
    })
    expect(decodeURIComponent(response.headers.get('location') ?? '')).toContain(REVIEW)
    expect(await ordersSent()).toBe(0)
  })

  it('tells a script that waits that there is nothing to wait for', async () => {
    const response = await browser.send(ATTEMPT)
    expect(await response.json()).toEqual({ state: 'none' })
  })
})

it('the state of an attempt is not told without a session', async () => {
  expect((await browser.send(ATTEMPT)).status).toBe(401)
})
