import { beforeEach, expect } from 'vitest'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { PASSWORD, readRejectedForm, sealFormOwner, serveStore } from '../sign-in/sign-in-harness.ts'

/** The page that the user requested before sign-in. */
export const WANTED = '/en-us/store/search?y=1'

/** The store with a sandbox, and answers to the prompts after sign-in. */
export function servePrompts() {
  const { browser, sandbox } = serveStore()
  /** Query parameter of the rejected form of the last response. */
  let rejectedId = ''

  // An answer changes the user permanently.
  beforeEach(async () => {
    expect((await fetch(new URL('/reset', sandbox().urls.control), { method: 'POST' })).status).toBe(204)
  })

  const signIn = async (username: string) => (await browser.signIn(username, PASSWORD, WANTED)).address

  const cookieMap = () => new Map([...browser.cookies].map(([name, { value }]) => [name, value]))

  const customer = (id: string) => findCustomerByIamId(sandbox().context.database, id)

  /** Submits an answer as the page's form does, and returns the redirect without the rejected form. */
  async function answer(id: string, form: Record<string, string>): Promise<string> {
    const owned = { returnTo: WANTED, formOwner: await sealFormOwner(id), ...form }
    const response = await browser.send('/api/profile?locale=en-us', { form: owned })
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    rejectedId = /[?&]form=([\w-]+)$/.exec(location)?.[1] ?? ''
    return location.replace(/[?&]form=[\w-]+$/, '')
  }

  const rejected = (id: string) => readRejectedForm(rejectedId, id)

  return { browser, sandbox, signIn, cookieMap, customer, answer, rejected }
}
