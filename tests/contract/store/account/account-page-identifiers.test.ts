import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { STRANGE, serveIdentifiers, type What } from './identifiers-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// A page of somebody else's is one that does not exist, and nothing of theirs is on any page.

const store = serveIdentifiers()

const PAGES = join(import.meta.dirname, '../../../../app/[locale]/(personal)/store/my-account')

/** Each page of the account with an identifier in its path. */
const CODES: Readonly<Record<string, What>> = {
  'accounts/[code]': 'organization',
  'accounts/[code]/tax-exemptions': 'organization',
  'address-book/[code]': 'address',
  'order-history/[code]': 'order',
  'order-history/[code]/cancel': 'order',
  'order-history/[code]/reorder': 'order',
  'order-history/[code]/return': 'order',
  'qualifications/[code]': 'evidence',
  'qualifications/[code]/edit': 'evidence',
  'qualifications/colleagues/[code]': 'member',
  'qualifications/new/[code]': 'kind',
  'quotes/[code]': 'quote',
  'saved-carts/[code]': 'savedCart',
  'saved-carts/[code]/import': 'savedCart',
  'support-login/customers/[code]': 'customer',
}

it('every page of the account with an identifier in its path has a row', () => {
  const found = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('/page.tsx') && file.includes('['))
    .map(file => dirname(file))
  expect(Object.keys(CODES).sort()).toEqual(found.sort())
})

const draw = async (page: string, query: Readonly<Record<string, string>>, code = '') => {
  renderFor(store.browser)
  const html = await drawPage(`store/my-account/${page}`, query, code).catch(({ message }: Error) => message)
  return html.replaceAll(/[\w-]{22,}/g, 'KEY')
}

describe.each(Object.entries(CODES))('the page %s', (page, what) => {
  it('of another is that of one that does not exist, and so is that of a strange identifier', async () => {
    const before = store.written()
    const none = await draw(page, {}, 'x9999999')
    const same = (html: string, code: string) => html.replaceAll(code, 'x9999999')
    const theirs = store.theirs(what)
    expect(same(await draw(page, {}, theirs), theirs)).toBe(none)
    for (const code of STRANGE.filter(each => each !== ''))
      expect(await draw(page, {}, code), code.slice(0, 40)).not.toMatch(/Edith|secret|NEXT_REDIRECT/)
    expect(store.written()).toBe(before)
  })
})

/** Pages that read an identifier from their query. */
const QUERIES: readonly (readonly [page: string, parameter: string, what: What, code: string])[] = [
  ['address-book', 'delete', 'address', ''],
  ['payment-cards', 'delete', 'card', ''],
  ['qualifications/new/[code]', 'renews', 'evidence', 'certification'],
  ['accounts/[code]', 'remove', 'member', 'org-cedarlight'],
  ['accounts/[code]', 'handOver', 'member', 'org-cedarlight'],
  ['accounts', 'invitation', 'invitation', ''],
  ['address-book/new', 'form', 'token', ''],
  ['address-book/new', 'account', 'organization', ''],
  ['profile', 'form', 'token', ''],
  ['preferences', 'delete', 'token', ''],
  ['preferences', 'form', 'token', ''],
  ['qualifications', 'discard', 'draft', ''],
  ['qualifications', 'withdraw', 'evidence', ''],
]

it('the pages are those of a user who sees them', async () => {
  for (const page of ['address-book', 'order-history', 'qualifications', 'quotes', 'saved-carts'])
    expect(await draw(page, {}), page).not.toContain('Page not found')
})

it('the question whether to discard a draft is not asked about that of another', async () => {
  expect(await draw('qualifications', { discard: store.theirs('draft') })).toBe(
    (await draw('qualifications', { discard: 'x9999999' })).replaceAll('x9999999', store.theirs('draft')),
  )
})

describe.each(QUERIES)('the page %s, asked with %s', (page, parameter, what, code) => {
  it('shows nothing of others, whatever the identifier', async () => {
    const before = store.written()
    for (const identifier of [store.theirs(what), ...STRANGE]) {
      const html = await draw(page, { [parameter]: identifier }, code)
      expect(html, identifier.slice(0, 40)).toContain('<h1')
      expect(html, identifier.slice(0, 40)).not.toMatch(/Edith|Quentin|Petra|secret/)
      expect(store.written() === before, `nothing is written by ${identifier.slice(0, 40)}`).toBe(true)
    }
  })
})
