import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { type Browser, chromium, type JSHandle, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cutStreams, listFlagEvents, removeFlag, setFlag } from '../../../sandbox/flags/changes.ts'
import { streamClients } from '../../../sandbox/flags/stream-hub.ts'
import { findBrowser } from '../../../scripts/browser.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

/** The vendor's unmodified browser client in a real browser on another origin than the flag service. */
const CLIENT_SCRIPT = createRequire(import.meta.url)
  .resolve('launchdarkly-js-client-sdk')
  .replace('ldclient.cjs.js', 'ldclient.min.js')

type ClientOptions = Record<string, string | boolean | number>

/** Members of the vendor's script that the tests use; the page has no types for them. */
type ClientScript = { initialize(environment: string, context: object, options: object): Client }

type Client = {
  waitForInitialization(seconds: number): Promise<void>
  allFlags(): Record<string, unknown>
  variation(key: string, fallback: unknown): unknown
  identify(context: object): Promise<unknown>
  flush(): Promise<void>
  on(event: 'change', listener: (changes: Record<string, { current: unknown }>) => void): void
}

type Change = { key: string; current: unknown }

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PATIENTLY = { timeout: 30_000 }

let sandbox: TestSandbox
let pageServer: Server
let pageUrl: string
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  sandbox = await startSandbox()
  const script = readFileSync(CLIENT_SCRIPT)
  pageServer = createServer((request, response) => {
    if (request.url === '/client.js') response.setHeader('content-type', 'text/javascript').end(script)
    else
      response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/client.js"></script>')
  })
  await new Promise<void>(resolve => pageServer.listen(0, '127.0.0.1', resolve))
  const address = pageServer.address()
  pageUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  const executablePath = findBrowser()
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  })
})

afterAll(async () => {
  await browser.close()
  pageServer.closeAllConnections()
  pageServer.close()
  await sandbox.stop()
})

beforeEach(async () => {
  page = await browser.newPage()
  complaints = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(pageUrl)
})

afterEach(() => page.close())

const VISITOR = { kind: 'user', key: 'anonymous', anonymous: true, locale: 'en-us', country: 'US' }

const createClient = async (
  environment = sandbox.context.settings.flagsClientId,
  options: ClientOptions = {},
): Promise<JSHandle<Client>> => {
  const script = await page.evaluateHandle<ClientScript>('LDClient')
  const { flags: url } = sandbox.urls
  return script.evaluateHandle(
    (library, { name, context, settings }) => library.initialize(name, context, settings),
    {
      name: environment,
      context: VISITOR,
      settings: { baseUrl: url, streamUrl: url, eventsUrl: url, ...options },
    },
  )
}

/** 'ready', or the name of the error with which the client fails. */
const untilInitialized = (client: JSHandle<Client>): Promise<string> =>
  client.evaluate(flags =>
    flags.waitForInitialization(5).then(
      () => 'ready',
      (error: Error) => error.name,
    ),
  )

const startClient = async (options?: ClientOptions): Promise<JSHandle<Client>> => {
  const client = await createClient(undefined, options)
  expect(await untilInitialized(client)).toBe('ready')
  return client
}

const allFlags = (client: JSHandle<Client>) => client.evaluate(flags => flags.allFlags())

/** Adding a listener also makes the client open its stream. */
const recordChanges = (client: JSHandle<Client>): Promise<JSHandle<Change[]>> =>
  client.evaluateHandle(flags => {
    const seen: { key: string; current: unknown }[] = []
    flags.on('change', changes => {
      for (const [key, { current }] of Object.entries(changes)) seen.push({ key, current })
    })
    return seen
  })

const untilChange = (changes: JSHandle<Change[]>, key: string, current: unknown) =>
  page.waitForFunction(
    ({ seen, wanted }) => seen.some(change => change.key === wanted.key && change.current === wanted.current),
    { seen: changes, wanted: { key, current } },
  )

const eventKinds = () => listFlagEvents(sandbox.context).map(event => event.kind)

it('the flag client starts with the flags of its context', async () => {
  const client = await startClient()
  expect(await allFlags(client)).toMatchObject({
    'sso-enabled': true,
    'checkout-recaptcha': false,
    vat: false,
  })
  expect(complaints).toEqual([])
})

it('the flag client receives a change and a deletion while it runs', async () => {
  const client = await startClient()
  const changes = await recordChanges(client)
  setFlag(sandbox.context, 'ofac', true)
  await untilChange(changes, 'ofac', true)
  setFlag(sandbox.context, 'ofac', false, { attribute: 'locale', equals: 'en-us' })
  await untilChange(changes, 'ofac', false)
  expect(removeFlag(sandbox.context, 'ofac')).toBe(true)
  await untilChange(changes, 'ofac', undefined)
  expect(await allFlags(client)).not.toHaveProperty('ofac')
  setFlag(sandbox.context, 'ofac', false)
  await page.waitForFunction(flags => flags.allFlags().ofac === false, client)
  expect(complaints).toEqual([])
})

it('the flag client reopens an interrupted stream and receives the changes made meanwhile', async () => {
  const client = await startClient()
  const changes = await recordChanges(client)
  const openStreams = () => streamClients(sandbox.context.database).size
  await expect.poll(openStreams, PATIENTLY).toBe(1)
  cutStreams(sandbox.context)
  await expect.poll(openStreams, PATIENTLY).toBe(0)
  setFlag(sandbox.context, 'bank-transfer', false)
  await untilChange(changes, 'bank-transfer', false)
  expect(complaints).toEqual([expect.stringContaining('Error on stream connection')])
})

it('the flag client gets a new evaluation when its context changes', async () => {
  const client = await startClient()
  const edith = { ...VISITOR, key: 'uid-edith', anonymous: false, locale: 'en-gb' }
  await client.evaluate((flags, context) => flags.identify(context), edith)
  expect(await allFlags(client)).toMatchObject({ vat: true })
})

it('the flag service receives the events of the client: identify, evaluations and diagnostics', async () => {
  const client = await startClient()
  await client.evaluate(flags => {
    flags.variation('line3', false)
    return flags.flush()
  })
  const expected = ['identify', 'summary', 'diagnostic-combined']
  await expect.poll(eventKinds, PATIENTLY).toEqual(expect.arrayContaining(expected))
  const summary = listFlagEvents(sandbox.context).findLast(event => event.kind === 'summary')
  expect(summary).toHaveProperty('features.line3')
  expect(complaints).toEqual([])
})

it('a context sent in the body is evaluated, and changes arrive by ping', async () => {
  const client = await startClient({ useReport: true })
  const changes = await recordChanges(client)
  setFlag(sandbox.context, 'tpp', true)
  await untilChange(changes, 'tpp', true)
  expect(complaints).toEqual([])
})

it('the flag client distinguishes an unknown environment from an outage', async () => {
  const client = await createClient('somebody-else', { streaming: false })
  expect(await untilInitialized(client)).toBe('LaunchDarklyInvalidEnvironmentIdError')
})

it('a stream closes with the page that opened it', async () => {
  await startClient({ streaming: true })
  const openStreams = () => streamClients(sandbox.context.database).size
  await expect.poll(openStreams, PATIENTLY).toBeGreaterThan(0)
  await page.close()
  await expect.poll(openStreams, PATIENTLY).toBe(0)
})
