import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DATABASE_FILE } from '../../../sandbox/db/database.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { createDataFolder, startSandbox } from '../../support/sandbox.ts'
import { endProcess, runSandboxProcess, type SandboxProcess, urlOf } from '../../support/sandbox-process.ts'

// Each test starts processes of its own.
vi.setConfig({ testTimeout: 60_000 })

let dataFolder: string
let running: SandboxProcess[]

beforeEach(async () => {
  dataFolder = await createDataFolder()
  running = []
})

afterEach(async () => {
  for (const sandbox of running) await endProcess(sandbox, 'SIGKILL')
  await rm(dataFolder, { recursive: true })
})

const run = async (environment: Record<string, string> = {}): Promise<SandboxProcess> => {
  const sandbox = await runSandboxProcess({ SANDBOX_DATA: dataFolder, ...environment })
  running.push(sandbox)
  return sandbox
}

const createUser = (sandbox: SandboxProcess, username: string): Promise<Response> =>
  fetch(`${urlOf(sandbox, 'control')}/users`, {
    method: 'POST',
    body: JSON.stringify({ username, givenName: 'A', familyName: 'B', email: `${username}@example.org` }),
  })

const lines = ({ errors }: SandboxProcess): string[] => errors.split('\n').filter(line => line !== '')

test('the sandbox prints the addresses of its services in one line', async () => {
  const sandbox = await run()
  expect(sandbox.output).toMatch(
    /^Sandbox ready control=http:\/\/127\.0\.0\.1:\d+ identity=\S+ .*flags=\S+ payment=\S+ captcha=\S+\n$/,
  )
  expect((await fetch(`${urlOf(sandbox, 'control')}/health`)).status).toBe(200)
  expect(await endProcess(sandbox, 'SIGTERM')).toBe(0)
})

test('a second process on the same folder is refused with one line, until the first has ended', async () => {
  const first = await run()
  const second = await run()
  expect([second.exitCode, second.output]).toEqual([1, ''])
  expect(lines(second)).toEqual([`Data folder ${dataFolder} is in use by another sandbox process`])
  await endProcess(first, 'SIGKILL')
  expect((await run()).output).toContain('Sandbox ready')
})

test('an acknowledged write survives a kill of the process', async () => {
  const first = await run()
  const names = Array.from({ length: 5 }, (_, index) => `survivor-${index}`)
  for (const name of names) expect((await createUser(first, name)).status).toBe(201)
  await endProcess(first, 'SIGKILL')
  const second = await run()
  for (const name of names) expect((await createUser(second, name)).status).toBe(409)
})

test('a data folder that is a file is reported in one clear line', async () => {
  const file = join(dataFolder, 'file')
  writeFileSync(file, '')
  const sandbox = await run({ SANDBOX_DATA: file })
  expect(sandbox.exitCode).toBe(1)
  expect(lines(sandbox)).toEqual([`Data folder ${file} cannot be read and written (ENOTDIR)`])
})

test('a data folder that cannot be created is reported in one clear line', async () => {
  const sandbox = await run({ SANDBOX_DATA: '/proc/nowhere/at-all' })
  expect(sandbox.exitCode).toBe(1)
  expect(lines(sandbox)).toEqual([
    expect.stringMatching(/^Data folder \/proc\/nowhere\/at-all cannot be read and written \(E\w+\)$/),
  ])
})

test('an invalid database file is reported in one clear line', async () => {
  writeFileSync(join(dataFolder, DATABASE_FILE), 'not a database'.repeat(100))
  const sandbox = await run()
  expect(sandbox.exitCode).toBe(1)
  expect(lines(sandbox)).toEqual([
    `Data folder ${dataFolder} cannot be read and written (file is not a database)`,
  ])
})

test('a port in use is reported in one clear line', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sandbox = await run({ SANDBOX_PORT: String(port) })
  await new Promise(resolve => other.close(resolve))
  expect(sandbox.exitCode).toBe(1)
  expect(lines(sandbox)).toEqual([`Sandbox port ${port} on 127.0.0.1 cannot be used (EADDRINUSE)`])
})

test('invalid settings are reported together in one line', async () => {
  const sandbox = await run({ SANDBOX_CLIENT_SECRET: 'short', SANDBOX_STORE_ORIGINS: 'nonsense' })
  expect(sandbox.exitCode).toBe(1)
  expect(lines(sandbox)).toHaveLength(1)
  for (const name of ['SANDBOX_CLIENT_SECRET', 'SANDBOX_STORE_ORIGINS'])
    expect(sandbox.errors).toContain(name)
})

test('a migration that was changed after it was applied prevents the start', async () => {
  await (await startSandbox({ dataFolder })).stop()
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE))
  database.exec("UPDATE migrations SET checksum = 'other' WHERE number = 1")
  database.close()
  await expect(startSandbox({ dataFolder })).rejects.toThrow('0001-core.sql was changed')
})

test('a restart keeps users, sessions, tokens and the signing key', async () => {
  const first = await startSandbox({ dataFolder, identityUrl: 'http://identity.test' })
  const session = await createIdentityClient(first).signIn('ada.brightwater')
  const tokens = await createIdentityClient(first).obtainTokens(session)
  await first.stop()
  const second = await startSandbox({ dataFolder, identityUrl: 'http://identity.test' })
  const identity = createIdentityClient(second)
  expect((await identity.callSession('getSessionInfo', session)).body.username).toBe('ada.brightwater')
  expect((await identity.fetchUserInfo(tokens.access_token)).body.pearsonUID).toBe('uid-ada')
  expect((await identity.refresh(tokens.refresh_token)).status).toBe(200)
  expect((await identity.endSession(session, { id_token_hint: tokens.id_token ?? '' })).status).toBe(204)
  await second.stop()
})
