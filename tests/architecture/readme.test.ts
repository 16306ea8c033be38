import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '@/lib/config/settings'
import { DEMO_ORGANISATIONS } from '../../sandbox/seed/organisations'
import { PEOPLE, PEOPLE_PASSWORD } from '../../sandbox/seed/people'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

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
})
