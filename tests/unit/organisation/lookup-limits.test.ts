import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LookupKind, type LookupVerdict, limitedLookup } from '@/lib/organisation/lookup-limits.server'
import { createLimitStore } from '@/lib/rate-limits/rate-limits.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { forgetProcessState, setProcessState } from '../../support/process-state'

beforeEach(() => {
  setProcessState('rate-limits', createLimitStore(undefined))
})

afterEach(() => {
  forgetProcessState('rate-limits')
})

const MISS: Result<string, Problem> = failed({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'lookUp',
  requestId: 'r1',
  status: 404,
})

let asked = 0

type Asking = { user?: string; address?: string; kind?: LookupKind; verdict?: LookupVerdict }

/** One look-up of its own submission; the status of its refusal, or what it was. */
async function ask({ user = 'nora', address = 'a', kind = 'accountNumber', verdict = 'miss' }: Asking) {
  asked += 1
  const client = { address, idempotencyKey: `sending-${asked}` }
  const context = { locale: 'en-us', user: { id: user, accessToken: 't' }, client } as const
  const answer = await limitedLookup(
    kind,
    context,
    async () => (verdict === 'miss' ? MISS : ok('found')),
    () => verdict,
  )
  return answer.ok ? answer.value : answer.error.status
}

const askTimes = async (times: number, asking: Asking) => {
  for (let time = 1; time <= times; time += 1) await ask(asking)
}

describe('misses', () => {
  it('of one user are ten, from wherever they are made', async () => {
    for (let miss = 1; miss <= 10; miss += 1) expect(await ask({ address: `a${miss}` })).toBe(404)
    expect(await ask({ address: 'a11' })).toBe(429)
  })

  it('of one network are thirty, regardless of who makes them', async () => {
    for (const user of ['nora', 'otto', 'paula']) await askTimes(10, { user })
    expect(await ask({ user: 'quinn' })).toBe(429)
    expect(await ask({ user: 'quinn', address: 'b' })).toBe(404)
  })

  it('of one kind do not use up another one’s', async () => {
    await askTimes(10, {})
    expect(await ask({ kind: 'qglobal' })).toBe(404)
  })
})

describe('finds', () => {
  it('of one network are sixty, regardless of who makes them', async () => {
    for (const user of ['nora', 'otto', 'paula']) await askTimes(20, { user, verdict: 'find' })
    expect(await ask({ user: 'quinn', verdict: 'find' })).toBe(429)
  })

  it('that are used up refuse before anything is asked', async () => {
    await askTimes(20, { verdict: 'find' })
    expect(await ask({ verdict: 'miss' })).toBe(429)
  })
})

it('what tells nothing is never used up', async () => {
  await askTimes(100, { verdict: 'nothing' })
  expect(await ask({ verdict: 'find' })).toBe('found')
})

it('a look-up that throws does not count', async () => {
  const fail = async (): Promise<Result<string, Problem>> => {
    throw new Error('broken')
  }
  for (let time = 1; time <= 10; time += 1) {
    const client = { address: 'a', idempotencyKey: `thrown-${time}` }
    const context = { user: { id: 'nora' }, client }
    await expect(limitedLookup('accountNumber', context as never, fail, () => 'miss')).rejects.toThrow(
      'broken',
    )
  }
  expect(await ask({})).toBe(404)
})
