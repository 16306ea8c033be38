import { describe, expect, it } from 'vitest'
import { planSignOut, signOutTarget } from '@/lib/auth/sign-out-plan'
import type { Locale } from '@/lib/site/sites'
import { signedOutAt } from '../../support/signed-out'

const target = (from: string | undefined, timeout = false, locale: Locale = 'en-us') =>
  signOutTarget({ from, locale, timeout })

describe('signing out leads', () => {
  it.each([
    ['from the home page to itself', '/fr-ca', '/fr-ca'],
    ['from the store home to itself', '/store/nlassessments/nl', '/store/nlassessments/nl'],
    [
      'from a search to itself',
      '/store/usassessments/en/search?q=memory',
      '/store/usassessments/en/search?q=memory',
    ],
    [
      'from quick order to itself',
      '/store/usassessments/en/quick-order',
      '/store/usassessments/en/quick-order',
    ],
    [
      'from an account page to the store',
      '/store/caassessments/fr/my-account/quotes',
      '/store/caassessments/fr',
    ],
    ['from the account to the store', '/store/usassessments/en/my-account', '/store/usassessments/en'],
    ['from the cart to the store', '/store/ukassessments/en/cart', '/store/ukassessments/en'],
    ['from the checkout to the store', '/store/auassessments/en/checkout/payment', '/store/auassessments/en'],
    [
      'from express checkout to the store',
      '/store/asiaassessments/en/exp-checkout',
      '/store/asiaassessments/en',
    ],
    ['from a step to the start of the registration', '/zh-sg/register/personal-info', '/zh-sg/register'],
    ['from the start of the registration to itself', '/es-es/register?notice=finished', '/es-es/register'],
    ['from the login page home', '/en-nz/login?returnTo=%2Fen-nz', '/en-nz'],
  ])('%s', (_how, from, to) => {
    expect(target(from)).toBe(signedOutAt(to))
  })
})

describe('after the idle limit it leads to the login page, which says why and knows the way back', () => {
  it.each([
    ['/fr-ca', '/fr-ca/login?returnTo=%2Ffr-ca&notice=sessionEnded'],
    [
      '/store/nlassessments/nl/my-account/quotes?page=2',
      '/nl-nl/login?returnTo=%2Fstore%2Fnlassessments%2Fnl%2Fmy-account%2Fquotes%3Fpage%3D2&notice=sessionEnded',
    ],
    [
      '/ja-jp/register/contact-address',
      '/ja-jp/login?returnTo=%2Fja-jp%2Fregister%2Fcontact-address&notice=sessionEnded',
    ],
    ['/en-gb/login?returnTo=%2Fen-gb', '/en-gb/login?notice=sessionEnded'],
  ])('from %s', (from, to) => {
    expect(target(from, true)).toBe(to)
  })
})

describe('an address that is none of our pages leads home, or to the login page of the site', () => {
  it.each([
    undefined,
    '',
    'https://evil.example/en-us',
    '//evil.example/en-us',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/account',
    '/en-us/login/auth/callback?code=x',
    '/store/customer/current',
    '/store/nobody/en/cart',
    '/store/usassessments/fr',
    '/xx-yy',
    `/en-us/${'a'.repeat(600)}`,
  ])('%j', from => {
    expect(target(from, false, 'fr-ca')).toBe(signedOutAt('/fr-ca'))
    expect(target(from, true, 'fr-ca')).toBe('/fr-ca/login?notice=sessionEnded')
  })
})

describe('the plan', () => {
  const from = '/store/usassessments/en/cart'

  it.each([
    // Whether the session has ended our server knows alone, so the browser's own way claims nothing.
    [false, '/store/usassessments/en'],
    [true, `/en-us/login?returnTo=${encodeURIComponent(from)}&notice=sessionEnded`],
  ])('keeps the order of the specification (timeout: %s)', (timeout, to) => {
    expect(planSignOut({ from, locale: 'en-us', timeout })).toEqual([
      { kind: 'clearClosedNotices' },
      { kind: 'endSession', timeout },
      { kind: 'notifyTabs' },
      { kind: 'redirect', to },
      { kind: 'clearUser' },
    ])
  })
})
