import { describe, expect, it } from 'vitest'
import { accountPath } from '@/lib/site/account-pages'
import { orderStatusPath } from '@/lib/site/order-paths'
import { homePath, loginPath, sharedCartPath, storePath } from '@/lib/site/paths'
import { sharedQuotePath } from '@/lib/site/quote-paths'
import { LOCALES } from '@/lib/site/sites'
import { admitsTags, pageFacts } from '@/lib/tags/page-facts'

describe.each(LOCALES)('tags on %s', locale => {
  it.each([
    loginPath(locale),
    `${loginPath(locale)}/auth/callback`,
    `${homePath(locale)}/register`,
    `${homePath(locale)}/register/personal-info`,
    storePath(locale, 'checkout'),
    storePath(locale, 'checkout/payment'),
    storePath(locale, 'exp-checkout'),
    storePath(locale, 'invoices/payment'),
    accountPath(locale, 'paymentCards'),
    accountPath(locale, 'profile'),
    accountPath(locale, 'supportLogin'),
  ])('never run where passwords, people or money are entered: %s', path => {
    expect(admitsTags({ pathname: path, search: '' }, locale)).toBe(false)
  })

  it.each([
    [sharedCartPath(locale, 'a-token'), ''],
    [sharedQuotePath(locale, 'a-token'), ''],
    [accountPath(locale, 'accounts'), '?invitation=a-token'],
    [orderStatusPath(locale), '?locale=x&form=an-id'],
  ])('never run where the address alone grants access, because they pass it on: %s%s', (pathname, search) => {
    expect(admitsTags({ pathname, search }, locale)).toBe(false)
  })

  it.each([
    homePath(locale),
    storePath(locale),
    storePath(locale, 'products/a/b'),
    storePath(locale, 'my-account/quotes'),
    storePath(locale, 'checkout-help'),
    `${homePath(locale)}/registered-users`,
  ])('may run elsewhere: %s', path => {
    expect(admitsTags({ pathname: path, search: '?q=form' }, locale)).toBe(true)
  })
})

describe('what is reported of a page', () => {
  it.each([
    ['/en-gb', 'home'],
    ['/store/ukassessments/en', 'store'],
    ['/store/ukassessments/en/products/P1/some-test', 'products'],
    ['/store/ukassessments/en/my-account/quotes', 'account'],
    ['/store/ukassessments/en/quotes/jane.doe@example.com', 'other'],
    ['/en-gb/jane.doe@example.com', 'other'],
  ])('is its kind and never its address: %s is %s', (path, pageType) => {
    expect(pageFacts(path, 'en-gb', true)).toEqual({
      event: 'page',
      pageType,
      locale: 'en-gb',
      siteId: 'ukassessments',
      signedIn: true,
    })
  })
})
