import { expect, vi } from 'vitest'
import { accountsOf, reportOf } from './registry'
import type { Scenario, Visit } from './scenarios'
import type { Stage } from './stage'

/** Expects one account, and in commerce exactly the effect of the step, once. */
export async function expectFacts(
  stage: Stage,
  { person, id, values }: Visit,
  { facts, name }: Scenario,
): Promise<void> {
  const accounts = accountsOf(stage, person.email)
  expect(accounts).toHaveLength(1)
  const user = id ?? accounts[0] ?? ''
  // After a failure of commerce, the end of a registration is recorded a little later.
  await vi.waitFor(async () => expect(await reportOf(stage, user)).toMatchObject(facts), { timeout: 20_000 })
  const report = await reportOf(stage, user)
  if (name === 'existing organisation')
    expect(report?.organizations.map(organisation => organisation.name)).toEqual(['Cedarlight Clinic'])
  if (name === 'new organisation')
    expect(report?.organizations).toEqual([
      {
        uid: expect.any(String),
        name: values.name,
        temporaryNumber: expect.stringMatching(/^T/),
        address: expect.objectContaining({ line1: '12 Harbour Road' }),
      },
    ])
}
