import { expect, it } from 'vitest'
import { parseGoto } from '@/lib/auth/goto'

const ORIGIN = 'https://store.example.com'
const AUTHORIZE = '/api/assessments/login/auth/oauth2/realms/root/realms/pearson/authorize'

it('goes on to the authorize call on our own origin, absolute or not', () => {
  expect(parseGoto(`${ORIGIN}${AUTHORIZE}?state=1`, ORIGIN, 'pearson')).toBe(`${AUTHORIZE}?state=1`)
  expect(parseGoto(`${AUTHORIZE}?state=1`, ORIGIN, 'pearson')).toBe(`${AUTHORIZE}?state=1`)
})

it.each([
  `https://evil.example${AUTHORIZE}`,
  `//evil.example${AUTHORIZE}`,
  `https://store.example.com@evil.example${AUTHORIZE}`,
  `https://user:pass@store.example.com${AUTHORIZE}`,
  `http://store.example.com${AUTHORIZE}`,
  `${AUTHORIZE}/../access_token`,
  `${AUTHORIZE}x`,
  '/api/assessments/login/auth/oauth2/realms/root/realms/other/authorize',
  '/en-us',
  'javascript:alert(1)',
  `${AUTHORIZE}?${'x'.repeat(5000)}`,
  undefined,
  {},
])('goes nowhere else: %j', value => {
  expect(parseGoto(value, ORIGIN, 'pearson')).toBeUndefined()
})
