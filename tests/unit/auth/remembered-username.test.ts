import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRememberedUsername, rememberUsername } from '@/lib/auth/remembered-username.server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('a username is remembered on the device that was asked to, readable to no script', async () => {
  const { name, value, options } = await rememberUsername('ada.brightwater')
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax' })
  expect(value).not.toContain('ada')
  expect(await readRememberedUsername(new Map([[name, value]]))).toBe('ada.brightwater')
})

test('nothing is remembered from a forged cookie or from none', async () => {
  const { name } = await rememberUsername('ada.brightwater')
  expect(await readRememberedUsername(new Map([[name, 'ada.brightwater']]))).toBeUndefined()
  expect(await readRememberedUsername(new Map())).toBeUndefined()
})
