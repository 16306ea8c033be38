import { describe, expect, test } from 'vitest'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { LOCALES } from '@/lib/site/sites'
import { stepHref, stepOfAddress } from '@/lib/site/step-paths'
import { STEP_IDS, stepOfPage } from '@/lib/site/steps'

describe.each(LOCALES)('step addresses of %s', locale => {
  test.each(STEP_IDS)('%s is served at its own address and recognised there', id => {
    const path = stepHref(locale, id)
    const served = resolveLocale(DEFAULT_HOST_RULES, { host: 'localhost', path })
    expect(served).toEqual({ kind: 'serve', locale, page: path.slice(locale.length + 1) })
    expect(served.kind === 'serve' && stepOfPage(served.page)).toBe(id)
  })
})

test('addresses are spelled as in spec §2', () => {
  expect(stepHref('en-us', 'register')).toBe('/en-us/register')
  expect(stepHref('ja-jp', 'registered')).toBe('/ja-jp/register/organisation/registered')
})

describe('the step that an address shows', () => {
  const ORIGIN = 'http://localhost:3000'

  test.each([
    ['http://localhost:3000/en-gb/register', 'register'],
    ['http://localhost:3000/ja-jp/register/contact-address?notice=missing#city', 'contact-address'],
  ])('of %s is %s', (address, step) => {
    expect(stepOfAddress(address, ORIGIN)).toBe(step)
  })

  test.each([
    '',
    'x',
    '/en-gb/register',
    'http://localhost:3000/en-gb',
    'http://localhost:3000/en-gb/register/',
    'http://localhost:3000/xx/register',
    'http://localhost:3001/en-gb/register',
    'https://localhost:3000/en-gb/register',
    'http://evil.example/en-gb/register',
  ])('of %j is none of ours', address => {
    expect(stepOfAddress(address, ORIGIN)).toBeUndefined()
  })
})
