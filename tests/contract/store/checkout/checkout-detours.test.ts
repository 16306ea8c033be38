import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'

const store = serveSavedCarts()

beforeEach(() => store.signIn('edith.marsh'))

/** Opens the page of a new organization with a parameter. */
async function open(checkout: string): Promise<void> {
  const { rememberDetour } = await import('@/lib/checkout/return-to-checkout.server')
  const { user } = await store.context()
  await rememberDetour({ locale: 'en-us', user: user.id, parameters: { checkout } })
}

/** Where the form leads once the organization is saved. */
async function finish() {
  const { finishOrganisation } = await import('@/lib/registration/submit/complete.server')
  const request = { adds: true, context: await store.context() }
  // Only these members are read.
  return finishOrganisation(request as Parameters<typeof finishOrganisation>[0])
}

const back = { kind: 'saved', to: checkoutPath('en-us', 'account') }

describe('the form of a new organization that was opened from the checkout', () => {
  it('leads back to its step, once', async () => {
    await open('account')
    expect(await finish()).toEqual(back)
    expect(await finish()).not.toEqual(back)
  })

  it('leads back however long it takes, as long as what is typed is kept', async () => {
    const { sharedState } = await import('@/lib/state/shared-state.server')
    const set = vi.spyOn(sharedState(), 'set')
    onTestFinished(() => void set.mockRestore())
    await open('account')
    const [, , seconds] = set.mock.calls.find(([, value]) => value.includes('account')) ?? []
    expect(seconds).toBe(DRAFT_SECONDS)
  })

  it('leads to its usual page once the order is placed', async () => {
    await open('account')
    const { concludeAttempt } = await import('@/lib/orders/placing/placed-attempt.server')
    await concludeAttempt(await store.context(), '30000001')
    expect(await finish()).not.toEqual(back)
  })

  it('leads to no other page that an address names', async () => {
    await open('//example.org')
    await open('review')
    expect(await finish()).not.toEqual(back)
  })

  it('leads back only its own user', async () => {
    await open('account')
    const { takeReturnPage } = await import('@/lib/session/return-page.server')
    expect(await takeReturnPage('somebody-else', 'add-organisation')).toBeUndefined()
    expect(await finish()).toEqual(back)
  })
})
