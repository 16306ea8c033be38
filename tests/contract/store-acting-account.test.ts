import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { runInRequest } from '@/lib/request/request-context'
import { cartAccountPath } from '@/lib/site/routes'
import { BADGE, serveCarts } from './store-cart-harness.ts'
import { sealFormOwner } from './store-sign-in-harness.ts'

const held = vi.hoisted((): { cookies: ReadonlyMap<string, string> } => ({ cookies: new Map() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })) }),
}))

const store = serveCarts()
const { browser } = store
const { cart } = getMessages('en-us')

const badge = async () => (await browser.send(BADGE)).json()

/** What the layout of the store puts above a page, for visitors without script. */
async function lineOfPages(): Promise<string> {
  held.cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
  const { default: Layout } = await import('@/app/[locale]/(personal)/store/layout')
  return runInRequest({ requestId: 'r', entryPoint: 'tests' }, async () => {
    const params = Promise.resolve({ locale: 'en-us' })
    const { prelude } = await prerender(await Layout({ params, children: 'page' }))
    return new Response(prelude).text()
  })
}

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

it('without script a page names the account, with the page that changes it, cart or no cart', async () => {
  await store.signIn('edith.marsh')
  const shown = [expect.stringContaining('Eastmarsh Unified School District'), cartAccountPath('en-us')]
  const line = await lineOfPages()
  expect([line, /href="([^"]+)"/.exec(line)?.[1]]).toEqual(shown)
  const formOwner = await sealFormOwner('uid-edith')
  await browser.send('/api/cart/account?locale=en-us', { form: { account: 'org-eastmarsh', formOwner } })
  expect((await store.calls()).filter(call => /^POST .*\/carts$/.test(call))).toHaveLength(1)
  expect(await lineOfPages()).toBe(line)
})

it('without script nothing is switched by visitors, nor by those who have one account', async () => {
  expect(await lineOfPages()).toBe('page')
  await store.signIn('hugo.sato')
  expect(await lineOfPages()).not.toContain(cart.account.change)
})
