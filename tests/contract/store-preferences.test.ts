import { describe, expect, it } from 'vitest'
import { findLastConsent, isActive } from '../../sandbox/commerce/consents/consent-store.ts'
import { servePrompts } from './store-prompts-harness.ts'
import { loadNotifications, pointStoreAt } from './store-sign-in-harness.ts'

const { browser, sandbox, signIn, customer, answer, rejected } = servePrompts()

describe('the marketing preference page', () => {
  const PAGE = '/store/usassessments/en/my-account/preferences'

  const choose = (marketing: string) =>
    answer('uid-edith', { task: 'preferences', place: 'account', returnTo: PAGE, marketing })

  const lastConsent = () =>
    findLastConsent(sandbox().context.database, customer('uid-edith')?.customerId ?? '')

  it('accepts repeated changes and reports that the choice is saved', async () => {
    await signIn('edith.marsh')
    for (const [marketing, kept] of [
      ['yes', true],
      ['no', false],
      ['yes', true],
    ] as const) {
      const address = new URL((await choose(marketing)) ?? '', 'http://store.test')
      expect(address.pathname).toBe(PAGE)
      expect(await loadNotifications(address.searchParams.get('notifications'), 'en-us')).toMatchObject([
        { status: 'SUCCESS' },
      ])
      expect(customer('uid-edith')?.marketingConsent).toBe(kept)
      expect(isActive(lastConsent())).toBe(kept)
    }
  })

  it('requires a choice and reports the error on the page', async () => {
    await signIn('edith.marsh')
    expect(await choose('')).toBe(PAGE)
    expect((await rejected('uid-edith'))?.errors.fieldErrors).toEqual([
      { name: 'marketing', code: 'required' },
    ])
  })

  it('keeps the choice on the page when it could not be saved, and changes nothing', async () => {
    await signIn('edith.marsh')
    const before = customer('uid-edith')?.marketingConsent
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect(await choose('yes')).toBe(PAGE)
    const left = await rejected('uid-edith')
    expect(left?.fields).toEqual({ task: 'preferences', marketing: 'yes' })
    expect(left?.errors.formErrors).toEqual([{ code: 'unavailable' }])
    expect(customer('uid-edith')?.marketingConsent).toBe(before)
  })

  it('is the return address after a new sign-in', async () => {
    browser.forget()
    expect(await choose('yes')).toContain(encodeURIComponent(PAGE))
  })
})
