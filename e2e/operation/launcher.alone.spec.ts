import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homePath } from '@/lib/site/paths'
import { PEOPLE } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { type Launch, launch, stillRunning } from '../support/launcher'
import { OWN_STORE_PORTS as PORTS, OWN_STORE_ORIGIN as STORE } from '../support/own-store'

const addUser = async (username: string): Promise<number> => {
  const body = JSON.stringify({
    username,
    givenName: 'Noor',
    familyName: 'Lang',
    email: `${username}@example.org`,
  })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`http://127.0.0.1:${PORTS.sandbox}/users`, { method: 'POST', headers, body })).status
}

test('the store restarts within ten seconds, keeps its data and leaves no process running', async () => {
  test.slow()
  const data = mkdtempSync(join(tmpdir(), 'store-again-'))
  const environment = {
    PORT: String(PORTS.store),
    SANDBOX_PORT: String(PORTS.sandbox),
    STORE_DATA: data,
    LOG_LEVEL: 'error',
  }
  let running: Launch | undefined
  try {
    const first = await launch(environment)
    running = first
    expect(first.output).toContain(STORE)
    for (const { username } of PEOPLE) expect(first.output).toContain(username)
    expect(await addUser('noor.lang')).toBe(201)
    expect(first.processes.length).toBeGreaterThanOrEqual(3)
    expect(await first.end()).toBe(130)
    expect(stillRunning(first.processes)).toEqual([])

    const second = await launch(environment)
    running = second
    expect(second.tookMs).toBeLessThan(10_000)
    expect((await fetch(`${STORE}${homePath('en-us')}`)).status).toBe(200)
    expect(await addUser('noor.lang'), 'the name is taken').toBe(409)
    expect(await second.end()).toBe(130)
    expect(stillRunning(second.processes)).toEqual([])
  } finally {
    await running?.end()
    rmSync(data, { recursive: true })
  }
})
