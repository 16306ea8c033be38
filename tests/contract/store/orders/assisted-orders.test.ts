import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { quantities } from '../cart/cart-harness.ts'
import { STEPS } from '../ordering/ordering-harness.ts'
import { serveQuotes } from '../quotes/quote-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { agentsOf, LOCALE } from '../support-login/support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// An order or a quote in which support staff had a hand says so to the customer, and no other does.

const CUSTOMER = 'edith.marsh'
const { assisted } = getMessages(LOCALE).support

const store = serveQuotes()
const agent = agentsOf(store)

const draw = async (page: string, query: Record<string, string> = {}, code = '') => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
  renderFor(store.browser)
  return (await drawPage(`store/${page}`, query, code)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const orderPage = (code: string) => draw('my-account/order-history/[code]', {}, code)

/** What the history says of one order. */
const inHistory = async (code: string): Promise<string> => {
  const [, entry = ''] = (await draw('my-account/order-history')).split(`order-history/${code}"`)
  return entry.split('order-history/', 1)[0] ?? ''
}

/** The customer signs in, checks out and orders; returns the number. */
async function order(): Promise<string> {
  await store.signIn(CUSTOMER)
  await store.save(STEPS)
  const { query } = await store.place()
  return query.get('order') ?? ''
}

const actAsCustomer = async () => {
  await agent.signIn('vera.support')
  await agent.start(CUSTOMER)
}

describe('an order', () => {
  it('says so where an agent filled the cart: on its confirmation, on its page and in the history', async () => {
    await actAsCustomer()
    await store.add({ [ITEMS.kit]: 1 })
    await agent.send('sign-out')
    const code = await order()
    const page = await orderPage(code)
    expect(page).toContain(assisted.term)
    expect(page).toContain(assisted.by)
    expect(await draw('checkout/confirmation', { order: code })).toContain(assisted.term)
    expect(await inHistory(code)).toContain(assisted.fact)
  })

  it('says so where an agent only changed a quantity in the cart of the customer', async () => {
    await store.signIn(CUSTOMER)
    await store.add({ [ITEMS.kit]: 1 })
    await actAsCustomer()
    await store.add({ [ITEMS.kit]: 2 })
    await agent.send('sign-out')
    expect(await orderPage(await order())).toContain(assisted.term)
  })

  it('says nothing where an agent only looked', async () => {
    await store.signIn(CUSTOMER)
    await store.add({ [ITEMS.kit]: 1 })
    await actAsCustomer()
    await draw('cart')
    await agent.send('sign-out')
    expect(await orderPage(await order())).not.toContain(assisted.term)
  })

  it('says nothing where only the one before was assisted', async () => {
    await actAsCustomer()
    await store.add({ [ITEMS.kit]: 1 })
    await agent.send('end')
    await order()
    await store.add({ [ITEMS.kit]: 1 })
    const after = await order()
    expect(await orderPage(after)).not.toContain(assisted.term)
    expect(await inHistory(after)).not.toContain(assisted.fact)
  })

  it('never names the agent', async () => {
    await actAsCustomer()
    await store.add({ [ITEMS.kit]: 1 })
    await agent.send('sign-out')
    expect(await orderPage(await order())).not.toMatch(/Vera|Castell|T-1\b/)
  })

  it('is not placed by the agent, whose cart waits for the customer', async () => {
    await actAsCustomer()
    await store.add({ [ITEMS.kit]: 1 })
    const before = store.orders()
    await store.save(STEPS).catch(() => undefined)
    await store.place().catch(() => undefined)
    expect(store.orders()).toBe(before)
    await agent.send('sign-out')
    await store.signIn(CUSTOMER)
    expect((await store.cart()).entries).toHaveLength(1)
  })
})

describe('a quote', () => {
  const request = async (): Promise<string> => {
    await store.add({ [ITEMS.kit]: 2 })
    const { path, query } = await store.sent(`/api/quotes?locale=${LOCALE}`, {
      name: 'For spring',
      ...quantities({ [ITEMS.kit]: 2 }),
    })
    return `${path}${query}`
  }

  it('says so where the agent asked for it, and not where the customer did', async () => {
    const codes = async () => (await store.quotes()).map(({ code }) => code)
    await store.signIn(CUSTOMER)
    const before = await codes()
    await request()
    const own = (await codes()).filter(code => !before.includes(code))
    await actAsCustomer()
    await request()
    await agent.send('sign-out')
    await store.signIn(CUSTOMER)
    const theirs = (await codes()).filter(code => ![...before, ...own].includes(code))
    expect([own.length, theirs.length]).toEqual([1, 1])
    const show = (code = '') => draw('my-account/quotes/[code]', {}, code)
    expect(await show(own[0])).not.toContain(assisted.term)
    expect(await show(theirs[0])).toContain(assisted.term)
  })
})
