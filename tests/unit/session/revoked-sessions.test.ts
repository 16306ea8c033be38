import { describe, expect, it } from 'vitest'
import { createRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { placesOf, serveRedis } from '../../support/shared-places'

const { joinState, server } = serveRedis()

describe.each(placesOf(joinState))('with state %s, a session that ended', (place, open) => {
  it('has ended everywhere, and no other has', async () => {
    const [here, there] = open().map(createRevokedSessions)
    await here?.add(`${place} sid-1`)
    expect(await here?.has(`${place} sid-1`)).toBe(true)
    expect(await there?.has(`${place} sid-1`)).toBe(true)
    expect(await there?.has(`${place} sid-2`)).toBe(false)
  })
})

it('what a process once knew to have ended stays so, even where Redis has forgotten it', async () => {
  const [here, there] = [createRevokedSessions(joinState()), createRevokedSessions(joinState())]
  await here.add('sid-3')
  expect(await there.has('sid-3')).toBe(true)
  await server().kill()
  expect(await there.has('sid-3')).toBe(true)
  await server().start()
  expect(await there.has('sid-3')).toBe(true)
})
