import { expect, it } from 'vitest'
import { BADGE, serveCarts } from '../cart/cart-harness.ts'

const store = serveCarts()
const { browser } = store

const badge = async () => (await browser.send(BADGE)).json()

const OF = [
  ['a member of an organization', 'edith.marsh', 'Eastmarsh Unified School District'],
  ['a person without an organization', 'hugo.sato', undefined],
] as const

it.each(OF)('the header names the account of %s before there is a cart', async (_, username, account) => {
  await store.signIn(username)
  expect(await badge()).toEqual({ count: 0, label: expect.any(String), ...(account && { account }) })
  expect((await store.calls()).filter(call => call.startsWith('POST'))).not.toContainEqual(
    expect.stringContaining('/carts'),
  )
})
