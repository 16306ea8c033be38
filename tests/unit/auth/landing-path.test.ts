import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { landingPath } from '@/app/[locale]/login/auth/_landing/landing-path'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'

const land = (wanted: string, host = 'localhost:3000') => landingPath(DEFAULT_HOST_RULES, host, wanted)

/** Pages that stand for many, of which only some are there. */
const CATCH_ALL = /\[\.\.\./

/** An address of every page of the application, made of its folders. */
const ADDRESSES = readdirSync(join(import.meta.dirname, '../../../app/[locale]'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter(file => file.endsWith('page.tsx') && !file.includes('_'))
  .map(file => `/${file.replaceAll('\\', '/')}`.replace(/\/page\.tsx$/, ''))
  .filter(path => !CATCH_ALL.test(path))
  .map(path => path.replace(/\/\([a-z]+\)/g, '').replaceAll(/\[[a-z]+\]/g, 'x'))
  .map(path => path.replace(/^\/store/, '/store/usassessments/en').replace(/^(?!\/store)/, '/en-us'))

describe('after a sign-in', () => {
  it('every page of the store may follow', () => {
    expect(ADDRESSES.length).toBeGreaterThan(15)
    expect(ADDRESSES.filter(address => land(address) === undefined)).toEqual([])
  })

  it.each([
    '/',
    '/register',
    '/en-us/store',
    '/en-us/register/organisation?a=b#c',
    '/store/usassessments/en/my-account/order-history?page=2',
    '/store/usassessments/en/checkout/payment',
    '/store/caassessments/fr/products/P9/x',
  ])('so may %s', address => {
    expect(land(address)).toBe(address)
  })

  it.each([
    '/en-us/nothing',
    '/nothing',
    '/%09x',
    '/%ff',
    '/.git/HEAD',
    '/en-us/app.js.map',
    '/en-us/..%2fx',
    '/store/usassessments/en/nothing',
    '/store/nosuchsite/en',
    '/store/usassessments/en/my-account/nothing',
    '/store/usassessments/en/my-account/quotes/1/2',
    '/store/usassessments/en/my-account/preferences/1',
  ])('no one is led to %s, where there is no page', address => {
    expect(land(address)).toBeUndefined()
  })
})
