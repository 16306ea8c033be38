import { describe, expect, it } from 'vitest'
import { returnToOfReferrer, withReturnTo } from '@/lib/auth/return-address'
import { withNotification } from '@/lib/notifications/address'

const LOGIN = '/en-us/login'
const ORIGIN = 'https://store.example.com'

describe('the way back from the login page', () => {
  it.each([
    ['/store/usassessments/en/products/P1/x', '?a=1'],
    ['/store/usassessments/en/search', '?q=worry&page=2'],
    ['/store/usassessments/en/cart', ''],
  ])('leads to the page of the link, with its query: %s%s', (pathname, search) => {
    const login = new URL(withReturnTo(LOGIN, { pathname, search }), ORIGIN)
    expect(login.pathname).toBe(LOGIN)
    expect(login.searchParams.get('returnTo')).toBe(`${pathname}${search}`)
    expect(returnToOfReferrer(`${ORIGIN}${pathname}${search}`, ORIGIN)).toBe(`${pathname}${search}`)
  })

  it.each(['/en-us/login', '/fr-ca/login/auth/callback', '/en-us/register', '/en-us/register/personal-info'])(
    'leads nowhere for a page that a sign-in is meant to leave: %s',
    pathname => {
      expect(withReturnTo(LOGIN, { pathname, search: '' })).toBe(LOGIN)
      expect(returnToOfReferrer(`${ORIGIN}${pathname}`, ORIGIN)).toBeUndefined()
    },
  )

  it.each([
    'https://elsewhere.example.com/store/usassessments/en/cart',
    'http://store.example.com/store/usassessments/en/cart',
    'https://store.example.com//elsewhere.example.com/',
    'not an address',
    '',
  ])('never leads to a page that is not of this site: %s', referrer => {
    expect(returnToOfReferrer(referrer, ORIGIN)).toBeUndefined()
  })

  it.each(['/store/usassessments/en', '/store/usassessments/en/search?q=worry&page=2'])(
    'tells no one who has just signed in what the page said before, as that they are signed out: %s',
    page => {
      const from = `${ORIGIN}${withNotification(page, { message: 'signedOut', status: 'SUCCESS' })}`
      expect(from).toContain('notifications=')
      const login = new URL(withReturnTo(LOGIN, new URL(from)), ORIGIN)
      expect(login.searchParams.get('returnTo')).toBe(page)
      expect(returnToOfReferrer(from, ORIGIN)).toBe(page)
    },
  )

  it('is left out where the address is too long to be carried', () => {
    expect(withReturnTo(LOGIN, { pathname: '/en-us', search: `?q=${'x'.repeat(600)}` })).toBe(LOGIN)
  })
})
