import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { parseSettings } from '@/lib/config/settings'
import { removeFlag, setFlag } from '../../../../sandbox/flags/changes.ts'
import { forgetProcessState } from '../../../support/process-state'
import { startSandbox, type TestSandbox } from '../../../support/sandbox.ts'
import { SETTINGS_THAT_WORK } from '../../../unit/config/good-settings'

let sandbox: TestSandbox

vi.mock('@/lib/config/env.server', async importOriginal => ({
  ...(await importOriginal<typeof import('@/lib/config/env.server')>()),
  getSettings: () => {
    const parsed = parseSettings({
      ...SETTINGS_THAT_WORK,
      FLAGS_URL: sandbox.urls.flags,
      FLAGS_CLIENT_ID: sandbox.context.settings.flagsClientId,
    })
    if (!parsed.ok) throw new Error(parsed.faults.join())
    return parsed.settings
  },
}))

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

beforeEach(() => {
  forgetProcessState('flags', 'circuit-breakers')
})

const versionOf = async (key: 'vat' | 'ofac'): Promise<number | undefined> => {
  forgetProcessState('flags')
  return (await getFlags('en-us', undefined)).versions?.[key]
}

test('the store reads every flag of the flag service, evaluated for its site', async () => {
  const british = await getFlags('en-gb', undefined)
  expect(Object.keys(british.versions ?? {}).toSorted()).toEqual(Object.keys(DEFAULT_FLAGS.values).toSorted())
  expect(british.values).toMatchObject({ 'sso-show-username-field': true, line3: true, vat: true })
  expect((await getFlags('en-us', undefined)).values.vat).toBe(false)
})

test('a flag can be targeted at one user', async () => {
  setFlag(sandbox.context, 'tpp', true, { attribute: 'key', equals: 'uid-edith' })
  expect((await getFlags('en-us', 'uid-edith')).values.tpp).toBe(true)
  expect((await getFlags('en-us', 'uid-hugo')).values.tpp).toBe(false)
})

test('a change increases the version with which the browser starts', async () => {
  const before = await versionOf('ofac')
  setFlag(sandbox.context, 'ofac', true)
  expect(await versionOf('ofac')).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
})

test('a deleted flag has its default value', async () => {
  removeFlag(sandbox.context, 'quotes-pdf-download-upgrade')
  onTestFinished(() => setFlag(sandbox.context, 'quotes-pdf-download-upgrade', true))
  const flags = await getFlags('en-us', undefined)
  expect(flags.values['quotes-pdf-download-upgrade']).toBe(true)
  expect(flags.versions).not.toHaveProperty('quotes-pdf-download-upgrade')
})
