import { expect, it } from 'vitest'
import { draftOf } from '../store'
import { backEnds, formError, NEW, send } from './organisation-submissions'

// Lists are kept for a day, so each test is at a site that has none yet.
it.each([
  ['industries', 'en-gb', 'GET accounts/organizations/industries'],
  ['countries', 'en-ca', 'GET countries'],
] as const)('without its %s an organisation is not judged, and nothing is lost', async (_, locale, list) => {
  backEnds().reply(list, { status: 503 })
  expect(await send(NEW, { locale })).toEqual(formError(503, 'unavailable'))
  expect((await draftOf('organisation'))?.values).toEqual(NEW)
  expect(backEnds().writes()).toEqual([])
})
