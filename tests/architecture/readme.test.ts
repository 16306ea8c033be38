import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '@/lib/config/settings'
import { verifyAddress } from '../../sandbox/commerce/addresses/verify-address'
import { DEMO_ORGANISATIONS } from '../../sandbox/seed/organisations'
import { PEOPLE, PEOPLE_PASSWORD } from '../../sandbox/seed/people'

const ROOT = join(import.meta.dirname, '../..')

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** Files and folders that it sends readers to; patterns stand for several. */
const PLACES = new Set(
  [...readme.matchAll(/`((?:app|bench|components|e2e|lib|locales|scripts|tests)\/[^`<*]*)`/g)].map(
    ([, place = '']) => place,
  ),
)

describe('the README tells everything that the code can be told', () => {
  test.each(Object.keys(SETTINGS.shape))('the setting %s is explained', name => {
    expect(readme).toContain(`\`${name}\``)
  })

  test.each(PEOPLE)('the demo user $username is listed with what they show', ({ username, shows }) => {
    expect(readme.toLowerCase().replaceAll('organization', 'organisation')).toContain(
      `| \`${username}\` | ${shows} |`.toLowerCase(),
    )
  })

  test('the password of the demo users is the real one', () => {
    expect(readme).toContain(`\`${PEOPLE_PASSWORD}\``)
  })

  test.each(DEMO_ORGANISATIONS.flatMap(({ accountNumber }) => accountNumber ?? []))(
    'the customer account number %s is listed',
    number => {
      const isOfTheMatchList = number.startsWith('600')
      expect(readme).toContain(isOfTheMatchList ? '`6001`–`6003`' : `\`${number}\``)
    },
  )

  test('the addresses to verify are answered as it says', () => {
    const decided = [...readme.matchAll(/\*(\d+ [^,*]+),\s([^,*]+), ([A-Z]{2})\s([\d-]+)\*/g)].map(
      ([, line1 = '', town = '', state = '', postalCode = '']) =>
        verifyAddress(
          { line1, town, postalCode, country: { isocode: 'US' }, region: { isocode: `US-${state}` } },
          'en',
        ).result,
    )
    expect(decided).toEqual(['VERIFIED', 'CORRECTED', 'MULTIPLE'])
  })

  test.each([...PLACES])('%s is there', place => {
    expect(existsSync(join(ROOT, place))).toBe(true)
  })
})
