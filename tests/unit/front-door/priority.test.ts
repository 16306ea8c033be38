import { expect, it } from 'vitest'
import { isUnconditional, priorityOf } from '@/lib/front-door/refuse/priority'
import { accountPath } from '@/lib/site/account-pages'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import {
  aToZPath,
  cartBadgePath,
  cartLinesActionPath,
  cartPath,
  categoryPath,
  comparePath,
  fitPath,
  homePath,
  loginCallbackPath,
  loginPath,
  newQuotePath,
  productPath,
  SIGN_OUT_PATH,
  searchPath,
  signInActionPath,
  storePath,
  suggestPath,
} from '@/lib/site/paths'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { stepHref } from '@/lib/site/step-paths'

const LOCALE = 'en-us'
const THING = { code: 'P900000011', name: 'Haldenwick Reasoning Scales' }

/** Place of a request in the order of work under load. */
function placeOf(method: string, address: string): 'always' | 'first' | 'second' {
  const [path = ''] = address.split('?', 1)
  if (isUnconditional(path)) return 'always'
  const resolution = resolveLocale(DEFAULT_HOST_RULES, { host: 'localhost:3000', path })
  const page = resolution.kind === 'serve' ? resolution.page : undefined
  return priorityOf({ method } as Parameters<typeof priorityOf>[0], path, page)
}

it.each([
  '/api/health/live',
  '/api/health/ready',
  '/api/health/deps',
  '/robots.txt',
  '/favicon.svg',
  '/prefetch-rules.json',
])('%s is answered under any load', path => {
  expect(placeOf('GET', path)).toBe('always')
})

it.each(['/api/health/live/x', '/api/health', '/x/robots.txt', '/en-us/robots.txt', '/robots.txt/x'])(
  '%s is not answered under any load',
  path => {
    expect(placeOf('GET', path)).not.toBe('always')
  },
)

it.each([
  ['POST', signInActionPath(LOCALE)],
  ['POST', SIGN_OUT_PATH],
  ['POST', cartLinesActionPath(LOCALE)],
  ['DELETE', suggestPath(LOCALE)],
  ['POST', productPath(LOCALE, THING)],
])('a write goes first, whatever it changes: %s %s', (method, address) => {
  expect(placeOf(method, address)).toBe('first')
})

it.each([
  loginPath(LOCALE, '/en-us/store'),
  loginCallbackPath(LOCALE),
  stepHref(LOCALE, 'register'),
  stepHref(LOCALE, 'organisation'),
  cartPath(LOCALE),
  storePath(LOCALE, 'cart/add'),
  storePath(LOCALE, 'checkout'),
  storePath(LOCALE, 'exp-checkout'),
  storePath(LOCALE, 'quick-order'),
  storePath(LOCALE, 'order-status'),
  accountPath(LOCALE, 'quotes'),
  newQuotePath(LOCALE),
  cartBadgePath(LOCALE),
  '/api/session',
  '/api/auth/session',
  '/store/customer/current',
])('a task in progress goes first: %s', address => {
  expect([placeOf('GET', address), placeOf('HEAD', address)]).toEqual(['first', 'first'])
})

it.each([
  homePath(LOCALE),
  storePath(LOCALE),
  aToZPath(LOCALE),
  categoryPath(LOCALE, THING),
  productPath(LOCALE, THING),
  searchPath(LOCALE),
  comparePath(LOCALE),
  fitPath(LOCALE),
  suggestPath(LOCALE),
  '/media/title/cover.png',
])('browsing comes after it: %s', address => {
  expect([placeOf('GET', address), placeOf('HEAD', address)]).toEqual(['second', 'second'])
})

it.each([
  storePath(LOCALE, 'cartography'),
  storePath(LOCALE, 'products/checkout'),
  '/en-us/logins',
  '/en-us/register-now',
  '/login',
  '/nowhere/store/cart',
])('an address that only resembles a task comes after it: %s', address => {
  expect(placeOf('GET', address)).toBe('second')
})
