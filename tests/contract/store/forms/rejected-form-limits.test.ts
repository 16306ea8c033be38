import { expect, it } from 'vitest'
import { invoiceLookupActionPath } from '@/lib/site/invoice-paths'
import { MEMORY_BOUNDS } from '@/lib/state/memory-state.server'
import { serveStore } from '../sign-in/sign-in-harness.ts'
import { storeTyped } from './store-typed.ts'

// Form input is stored in the memory that drafts, support sessions and results share.

const store = serveStore()

const LARGE = 'x'.repeat(60_000)
const PROFILE = '/api/account/profile?locale=en-us'

/** Submits a form to be stored, as a page does when its session ends. Returns whether it was stored. */
async function stores(path: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
  return (await storeTyped(store.browser, path, fields)).form !== undefined
}

it('a network without a user stores so much, and no more, whichever forms it sends', async () => {
  let bytes = 0
  while (await stores(PROFILE, { firstName: LARGE })) {
    bytes += LARGE.length
    expect(bytes).toBeLessThan(MEMORY_BOUNDS.maxSize / 10)
  }
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(await stores(invoiceLookupActionPath('en-us'), { invoiceNumber: '1' })).toBe(false)
})

it('a user still stores what is typed while the network of others may not', async () => {
  while (await stores(PROFILE, { firstName: LARGE }));
  await store.browser.signIn('petra.lind')
  expect(await stores(PROFILE, { firstName: 'Petra' })).toBe(true)
})
