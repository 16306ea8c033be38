import { describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import {
  ENTRIES,
  held,
  LINES,
  LISTS,
  QUOTES,
  quantities,
  serveCarts,
  shopperOf,
} from '../cart/cart-harness.ts'
import { loadNotifications } from '../sign-in/sign-in-harness.ts'

const store = serveCarts()
const { browser, add, signIn, send } = store

const sealFormOwner = async (user: string) =>
  (await import('@/lib/forms/form-owner.server')).sealFormOwner(user)

const WRITES: readonly (readonly [string, string, Record<string, string>])[] = [
  ['lines added to the cart', LINES, quantities({ [ITEMS.kit]: 1 })],
  ['changed quantities of the cart', ENTRIES, { intent: 'update', ...quantities({ [ITEMS.manual]: 3 }) }],
  ['a new saved cart', LISTS, { intent: 'new', name: 'Stock', ...quantities({ [ITEMS.kit]: 1 }) }],
  ['a quote request', QUOTES, { name: 'Stock', ...quantities({ [ITEMS.kit]: 1 }) }],
]

/** Calls that change data in commerce. */
const writes = async () => (await store.calls()).filter(call => !call.startsWith('GET'))

describe.each(WRITES)('a form rendered for another user: %s', (_, path, form) => {
  it('is rejected with 409 for a script and changes nothing', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    await store.control('DELETE', '/requests')
    const { status, body } = await send(path, { ...form, [FORM_OWNER]: await sealFormOwner('somebody-else') })
    expect({ status, ...body }).toEqual({
      status: 409,
      message: expect.stringContaining('Somebody else has signed in'),
    })
    expect(await writes()).toEqual([])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('redirects a browser without script to the cart, which explains why nothing was changed', async () => {
    await signIn()
    const response = await browser.send(path, {
      form: { ...form, [FORM_OWNER]: await sealFormOwner('somebody-else') },
    })
    const location = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
    expect(location.pathname).toBe('/store/usassessments/en/cart')
    expect(await loadNotifications(location.searchParams.get('notifications'), 'en-us')).toMatchObject([
      { status: 'ERROR', message: expect.stringContaining('Somebody else has signed in') },
    ])
  })

  it('is rejected with 403 when its form owner was not sealed by the store', async () => {
    await signIn()
    expect(await send(path, { ...form, [FORM_OWNER]: 'made-up' })).toMatchObject({ status: 403 })
  })
})

it('a form with the form owner of its sender is handled once, whatever page sealed it', async () => {
  await signIn()
  const { customer } = await shopperOf(browser)
  if (customer.kind !== 'signedIn') throw new Error('no user is signed in')
  const { id } = customer.context.user
  const form = { submissionKey: 'key-of-one-submission', intent: 'new', name: 'Stock' }
  const lines = quantities({ [ITEMS.kit]: 1 })
  for (const mark of [await sealFormOwner(id), await sealFormOwner(id)])
    await browser.send(LISTS, { form: { ...form, ...lines, [FORM_OWNER]: mark } })
  expect((await writes()).filter(call => /^POST .*\/carts$/.test(call))).toHaveLength(1)
})
