import { beforeEach, describe, expect, it } from 'vitest'
import { customerSettingsSchema } from '../../../../lib/contract/commerce/customer-settings.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const LENA = { as: 'uid-lena' }
const SETTINGS = '/users/current/settings'

const read = async (options = LENA) =>
  readExactly(await commerce.us(SETTINGS, options), customerSettingsSchema)

const patch = (body: object, options = LENA) =>
  commerce.us(SETTINGS, { ...options, method: 'PATCH', body: { ...body } })

describe('the settings of a customer', () => {
  it('are empty at first, and change one by one', async () => {
    expect(await read()).toEqual({})
    await patch({ timeZone: 'Asia/Tokyo', dateStyle: 'iso' })
    await patch({ interests: { areas: ['cognition'], ages: [] }, dateStyle: 'long' })
    expect(await read()).toEqual({
      timeZone: 'Asia/Tokyo',
      dateStyle: 'long',
      interests: { areas: ['cognition'], ages: [] },
    })
  })

  it('are the same on every site', async () => {
    await patch({ site: 'fr-ca' })
    const answer = await commerce.call('/occ/v2/caassessments/users/current/settings', LENA)
    expect(await readExactly(answer, customerSettingsSchema)).toEqual({ site: 'fr-ca' })
  })

  it('are taken back by null', async () => {
    await patch({ idleWarningSeconds: 600, timeZone: 'UTC' })
    await patch({ idleWarningSeconds: null })
    expect(await read()).toEqual({ timeZone: 'UTC' })
  })

  it('are refused where a value is not known, and are nobody else’s', async () => {
    await expectRefusal(await patch({ dateStyle: 'roman' }), 400, { subject: 'dateStyle' })
    expect(await read()).toEqual({})
    await patch({ site: 'en-us' })
    expect((await commerce.us('/users/uid-lena/settings', { as: 'uid-edith' })).status).toBe(403)
    expect(await read({ as: 'uid-edith' })).toEqual({})
  })
})
