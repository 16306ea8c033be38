import { expect, test } from 'vitest'
import { toFlagContext } from '@/lib/backends/flags/flag-context'
import { flagContextSchema } from '@/lib/contract/flags'
import { LOCALES } from '@/lib/site/sites'

test('an anonymous user shares one context with all anonymous users of the locale', () => {
  expect(toFlagContext('ja-jp', undefined)).toEqual({
    kind: 'user',
    key: 'anonymous',
    anonymous: true,
    siteUid: 'asiaassessments',
    storeUid: 'asiaassessments',
    locale: 'ja-jp',
    country: 'JP',
  })
})

test('a signed-in person is known by the user id', () => {
  expect(toFlagContext('en-us', 'uid-ada')).toMatchObject({ key: 'uid-ada', anonymous: false })
})

test.each(LOCALES)('the context of %s is of the agreed form, with nothing more in it', locale => {
  const context = toFlagContext(locale, 'uid-ada')
  expect(flagContextSchema.strict().parse(context)).toEqual(context)
})
