import { describe, expect, test } from 'vitest'
import { stepHref } from '@/lib/registration/step-paths'
import { STEP_IDS, stepOfPage } from '@/lib/registration/steps'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { LOCALES } from '@/lib/site/sites'

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
