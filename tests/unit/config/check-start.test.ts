import { afterEach, expect, test, vi } from 'vitest'
import { checkStart, findStartFaults } from '@/lib/config/check-start.server'
import { SETTINGS_THAT_WORK } from './good-settings'

afterEach(() => vi.unstubAllEnvs())

test('a production process without the front door does not start', () => {
  const production = { ...SETTINGS_THAT_WORK, NODE_ENV: 'production' }
  expect(findStartFaults(production, false)).toEqual([expect.stringContaining('--import')])
  expect(findStartFaults(production, true)).toEqual([])
  expect(findStartFaults({ ...production, NODE_ENV: 'development' }, false)).toEqual([])
})

test('a faulty start says each fault on a line of its own and ends', () => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  vi.stubEnv('SESSION_SECRET', 'short')
  vi.stubEnv('CONTENT_URL', '')
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation(line => written.push(String(line)) > 0)
  checkStart()
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  expect(written).toHaveLength(2)
  expect(written.join('')).toMatch(/cannot start: .*CONTENT_URL is missing\n/)
  expect(written.join('')).toContain('SESSION_SECRET is not valid')
  expect(written.join('')).not.toContain('short')
})

test('a good start says nothing', () => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  checkStart()
  expect(exit).not.toHaveBeenCalled()
})
