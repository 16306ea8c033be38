import { expect, it } from 'vitest'
import { toProgress } from '@/lib/registration/progress'

const RECORD = { hasAddress: false }

it.each([
  ['an account alone', RECORD, ['account']],
  ['a job title', { ...RECORD, jobTitle: { code: 'x' } }, ['account', 'jobTitle']],
  ['an address', { hasAddress: true }, ['account', 'address']],
  ['both', { jobTitle: { code: 'x' }, hasAddress: true }, ['account', 'jobTitle', 'address']],
])('the facts of %s are those of the record', (_, record, facts) => {
  expect([...toProgress(record, false).facts]).toEqual(facts)
})

it.each([
  [undefined, 'NEW'],
  ['REGISTER_EXISTING', 'REGISTER_EXISTING'],
  ['REGISTERED', 'REGISTERED'],
] as const)('status %s is %s', (registrationStatus, status) => {
  expect(toProgress({ ...RECORD, registrationStatus }, false).status).toBe(status)
})

it.each([true, false])('the completion minutes ago (%s) is handed on', justRegistered => {
  expect(toProgress(RECORD, justRegistered).justRegistered).toBe(justRegistered)
})
