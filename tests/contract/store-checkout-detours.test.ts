import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { addressFormActionPath } from '@/lib/site/routes'
import { serveSavedCarts } from './store-saved-carts-harness.ts'
import { sealFormOwner } from './store-sign-in-harness.ts'

const store = serveSavedCarts()

beforeEach(() => store.signIn('edith.marsh'))

/** Opens the page of a form with these parameters. */
async function open(
  form: 'new-address' | 'add-organisation',
  parameters: Record<string, string>,
): Promise<void> {
  const { rememberDetour } = await import('@/lib/checkout/return-to-checkout.server')
  const { user } = await store.context()
  await rememberDetour(form, { locale: 'en-us', user: user.id, parameters })
}

describe('a form of the account that was opened from the checkout', () => {
  const addAddress = async (apartment = '') => {
    const owner = await sealFormOwner((await store.context()).user.id)
    const { path } = await store.sent(addressFormActionPath('en-us'), {
      [FORM_OWNER]: owner,
      addressType: 'INSTITUTION',
      country: 'US',
      region: 'US-OR',
      city: 'Portland',
      postalCode: '97205-3310',
      street: '27 Cedarlight Avenue',
      apartment,
    })
    return path
  }

  it('leads back to its step, once', async () => {
    await open('new-address', { checkout: 'payment' })
    expect(await addAddress()).toBe(checkoutPath('en-us', 'payment'))
    expect(await addAddress('Suite 2')).toBe(accountPath('en-us', 'addressBook'))
  })

  it('leads back however long it takes, as long as what is typed is kept', async () => {
    const { sharedState } = await import('@/lib/state/shared-state.server')
    const set = vi.spyOn(sharedState(), 'set')
    onTestFinished(() => void set.mockRestore())
    await open('new-address', { checkout: 'payment' })
    const [, , seconds] = set.mock.calls.find(([, value]) => value.includes('payment')) ?? []
    expect(seconds).toBe(DRAFT_SECONDS)
  })

  it('leads to its usual page once the order is placed', async () => {
    await open('new-address', { checkout: 'payment' })
    const { concludeAttempt } = await import('@/lib/orders/placed-attempt.server')
    await concludeAttempt(await store.context(), '30000001')
    expect(await addAddress()).toBe(accountPath('en-us', 'addressBook'))
  })

  it('leads to no other page that an address names', async () => {
    await open('new-address', { checkout: '//example.org' })
    await open('new-address', { checkout: 'review' })
    expect(await addAddress()).toBe(accountPath('en-us', 'addressBook'))
  })

  it('leads back with a new organization, and only its own user', async () => {
    await open('add-organisation', { checkout: 'account' })
    const { takeReturnPage } = await import('@/lib/session/return-page.server')
    expect(await takeReturnPage('somebody-else', 'add-organisation')).toBeUndefined()
    const { finishOrganisation } = await import('@/lib/registration/submit/complete.server')
    const request = { adds: true, context: await store.context() }
    // Only these members are read.
    const finished = await finishOrganisation(request as Parameters<typeof finishOrganisation>[0])
    expect(finished).toEqual({ kind: 'saved', to: checkoutPath('en-us', 'account') })
  })
})
