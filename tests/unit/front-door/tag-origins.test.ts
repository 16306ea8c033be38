import { expect, test } from 'vitest'
import { readTagOrigins } from '@/lib/config/tag-origins'

test('only configured scripts open the policy, by their origins, each once', () => {
  expect(readTagOrigins({})).toEqual([])
  expect(
    readTagOrigins({
      TAG_MANAGER_URL: 'https://tags.example.com/manager.js?id=1',
      TAG_ORIGINS: 'https://count.example.com, https://tags.example.com',
      SESSION_SCRIPT_URL: 'https://id.example.com/session.js',
    }),
  ).toEqual(['https://tags.example.com', 'https://count.example.com', 'https://id.example.com'])
})

test('what is no address opens nothing', () => {
  expect(readTagOrigins({ TAG_ORIGINS: "*, 'unsafe-inline', javascript", TAG_MANAGER_URL: '' })).toEqual([])
})
