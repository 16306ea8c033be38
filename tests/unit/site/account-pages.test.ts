import { describe, expect, it } from 'vitest'
import { ACCOUNT_PAGES, accountPath, findAccountPage } from '@/lib/site/account-pages'
import { storePath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { en } from '@/locales/en/messages'
import { readSource } from '../../support/source-files'

/** The entries of the account menu, as the specification lists them. */
function menuOfSpecification(): readonly string[] {
  const { text } = readSource('docs/specification.md')
  const [, entries = ''] = /^- The entries, in this order: ([^.]+)\.$/m.exec(text) ?? []
  return entries.split(/,\s+/).map(entry => entry.replace('&', 'and').toLowerCase())
}

describe('the pages of the account (spec §2)', () => {
  it('come in the order of the account menu', () => {
    const titles = ACCOUNT_PAGES.map(({ page }) => en.account.pages[page].toLowerCase())
    expect([...titles, 'sign out']).toEqual(menuOfSpecification())
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
