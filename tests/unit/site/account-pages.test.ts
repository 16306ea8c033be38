import { describe, expect, it } from 'vitest'
import { ACCOUNT_PAGES, accountPath, findAccountPage } from '@/lib/site/account-pages'
import { storePath } from '@/lib/site/routes'
import { LOCALES } from '@/lib/site/sites'

describe('the pages of the account (spec §2)', () => {
  it('come in the order of the account menu', () => {
    expect(ACCOUNT_PAGES.map(({ path }) => path)).toEqual([
      'order-history',
      'quotes',
      'saved-carts',
      'profile',
      'qualifications',
      'accounts',
      'address-book',
      'preferences',
      'payment-cards',
    ])
  })

  it.each(LOCALES)('are found at their own addresses on %s', locale => {
    const root = storePath(locale, 'my-account')
    for (const page of [...ACCOUNT_PAGES.map(known => known.page), 'accountHome', 'supportLogin'] as const) {
      const path = accountPath(locale, page)
      expect(path === root || path.startsWith(`${root}/`)).toBe(true)
      expect(findAccountPage(path.slice(root.length + 1))).toBe(page)
    }
  })

  it.each([
    'secrets',
    'Quotes',
    'quotes/',
    '/quotes',
    'quotes/1',
    'accountHome',
    'constructor',
    '__proto__',
    ' ',
  ])('are none at %j', path => {
    expect(findAccountPage(path)).toBeUndefined()
  })
})
