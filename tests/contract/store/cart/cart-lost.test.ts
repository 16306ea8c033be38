import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { held, LINES, quantities, STORE, serveCarts } from './cart-harness.ts'

const { add, browser, control, send, signIn } = serveCarts()

/** Commerce does the work, but its response is lost. */
const loseAnswers = () =>
  control('POST', '/faults', {
    service: 'commerce',
    method: 'POST',
    path: '^.*/entries/?$',
    action: 'commit-then-reset',
  })

const sentBy = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://store').searchParams)

describe('cart entries whose response was lost, submitted without script', () => {
  it.each([
    ['an anonymous user', async () => undefined],
    ['a signed-in user', () => signIn()],
  ])('are added once when %s submits them again from the page that shows them', async (_who, enter) => {
    await enter()
    await add({ [ITEMS.kit]: 1 })
    await loseAnswers()
    const lost = await browser.send(LINES, { form: quantities({ [ITEMS.usage]: 2 }) })
    const address = lost.headers.get('location') ?? ''
    expect(address).toContain(`${STORE}/cart/add?quantity.${ITEMS.usage}=2&`)
    await control('DELETE', '/faults')
    const { [SUBMISSION_KEY]: key = '', ...fields } = sentBy(address)
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    await browser.send(LINES, { form: { ...quantities({ [ITEMS.usage]: 2 }), [SUBMISSION_KEY]: key } })
    expect(fields[`quantity.${ITEMS.usage}`]).toBe('2')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.usage]: 2 })
  })
})

describe('cart entries whose response was lost, submitted by a script', () => {
  it('are reported as not known to have been added, and added once by the same key', async () => {
    await add({ [ITEMS.kit]: 1 })
    await loseAnswers()
    const form = { ...quantities({ [ITEMS.usage]: 2 }), [SUBMISSION_KEY]: randomUUID() }
    const { failed } = getMessages('en-us').forms
    expect(await send(LINES, form)).toEqual({ status: 503, body: { message: failed.unconfirmed } })
    await control('DELETE', '/faults')
    expect((await send(LINES, form)).status).toBe(200)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.usage]: 2 })
  })
})
