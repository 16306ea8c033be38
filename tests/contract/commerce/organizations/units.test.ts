import { beforeAll, describe, expect, it } from 'vitest'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  looseSchema,
  readExactly,
} from '../commerce-harness.ts'

let commerce: CommerceHarness
beforeAll(() => {
  commerce = createHarness()
})

const EDITH = { as: 'uid-edith' }
const UNIT = '/users/current/orgUnits/org-eastmarsh'

describe('units of the engine', () => {
  it('are a customer’s own account and the organizations to which they belong', async () => {
    const { unitNodes } = await readExactly(
      await commerce.us('/users/current/availableOrgUnitNodes', EDITH),
      looseSchema,
    )
    expect(unitNodes).toEqual([
      { id: expect.stringMatching(/^P/), name: 'Edith Marsh', active: true, children: [] },
      { id: 'org-eastmarsh', name: 'Eastmarsh Unified School District', active: true, children: [] },
    ])
    for (const { id } of unitNodes as { id: string }[]) // the shape is expected above
      expect((await commerce.us(`/users/current/orgUnits/${id}`, EDITH)).status).toBe(200)
  })

  it('are not those that a customer has only asked to belong to', async () => {
    const list = await commerce.us('/users/current/availableOrgUnitNodes?fields=unitNodes(id)', {
      as: 'uid-carla',
    })
    expect(await readExactly(list, looseSchema)).toEqual({ unitNodes: [{ id: expect.stringMatching(/^P/) }] })
  })

  it('have addresses, with every member of the engine known to `fields`', async () => {
    const fields =
      'DEFAULT,active,addresses(FULL),parentOrgUnit(uid),approvalProcess(code),costCenters(name),managers(name)'
    const unit = await readExactly(await commerce.us(`${UNIT}?fields=${fields}`, EDITH), looseSchema)
    expect(unit).toMatchObject({ uid: 'org-eastmarsh', status: 'ACTIVE' })
    const list = await commerce.us(`${UNIT}/addresses?fields=FULL`, EDITH)
    const { addresses } = await readExactly(list, looseSchema)
    expect(addresses).toContainEqual(expect.objectContaining({ id: expect.any(String), town: 'Eastmarsh' }))
  })

  it('of others are refused like those that do not exist', async () => {
    for (const unit of ['org-cedarlight', 'nowhere']) {
      const answer = await commerce.us(`/users/current/orgUnits/${unit}/addresses`, EDITH)
      await expectRefusal(answer, 403, {
        type: 'ForbiddenError',
        message: 'The unit is not one of this user.',
      })
    }
    await expectRefusal(await commerce.us(`${UNIT}/addresses`), 401, {})
  })
})
