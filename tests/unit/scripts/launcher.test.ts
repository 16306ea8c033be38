import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

const LAUNCHER = join(import.meta.dirname, '../../../scripts/start-store.ts')

type Ending = { code: number | null; output: string; errors: readonly string[] }

/** Starts the store with this environment and nothing else, until the launcher ends by itself. */
const launch = (environment: Record<string, string>): Promise<Ending> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [LAUNCHER], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    child.stderr.on('data', chunk => {
      errors += String(chunk)
    })
    child.on('close', code =>
      resolve({ code, output, errors: errors.split('\n').filter(line => line !== '') }),
    )
  })

const listen = (): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => resolve(server))
  })

// A server that listens on a port of its own has an address of this form.
const portOf = (server: Server): string => String((server.address() as AddressInfo).port)

async function freePort(): Promise<string> {
  const server = await listen()
  const port = portOf(server)
  await new Promise(resolve => server.close(resolve))
  return port
}

describe('a start that cannot succeed ends with one line', () => {
  let folder: string
  let taken: Server

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'store-launcher-'))
    taken = await listen()
  })

  afterAll(() => {
    taken.close()
    rmSync(folder, { recursive: true })
  })

  /** The launcher has refused before it built or started anything. */
  async function expectRefusal(
    environment: Record<string, string>,
    ...named: readonly string[]
  ): Promise<void> {
    const { code, output, errors } = await launch(environment)
    expect(errors).toHaveLength(1)
    for (const name of named) expect(errors[0]).toContain(name)
    expect(output).toBe('')
    expect(code).toBe(1)
  }

  test('that names the port another program has', async () => {
    const port = portOf(taken)
    await expectRefusal({ PORT: port, STORE_DATA: folder }, port, 'PORT')
  })

  test('that names the port of the sandbox another program has', async () => {
    const port = portOf(taken)
    await expectRefusal(
      { PORT: await freePort(), SANDBOX_PORT: port, STORE_DATA: folder },
      port,
      'SANDBOX_PORT',
    )
  })

  test('that names a port which is none', async () => {
    await expectRefusal({ PORT: 'eighty', STORE_DATA: folder }, 'PORT')
  })

  test.each(['COMMERCE_URL', 'IDENTITY_CLIENT_SECRET', 'SESSION_SECRET'] as const)(
    'that names the missing %s where there is no sandbox',
    async name => {
      const settings = { ...SETTINGS_THAT_WORK, [name]: '' }
      await expectRefusal({ ...settings, SANDBOX: 'off', PORT: await freePort() }, name)
    },
  )

  test('that names the data folder which is a file', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    await expectRefusal({ PORT: await freePort(), STORE_DATA: join(file, 'data') }, file, 'ENOTDIR')
  })

  test('that names the data folder whose secrets are not readable', async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    writeFileSync(join(data, 'secrets.json'), '{')
    await expectRefusal({ PORT: await freePort(), STORE_DATA: data }, data)
  })
})
