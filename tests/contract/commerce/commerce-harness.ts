import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject } from 'vitest'
import { z } from 'zod'
import { occErrorsSchema } from '../../../lib/contract/commerce/error.ts'
import { createCommerceApp } from '../../../sandbox/commerce/app.ts'
import { createCommerce } from '../../../sandbox/commerce/commerce.ts'
import { type CommerceSettings, DEFAULT_COMMERCE_SETTINGS } from '../../../sandbox/commerce/settings.ts'
import type { Mail } from '../../../sandbox/context.ts'
import { createFlagStore } from '../../../sandbox/flags/flag-store.ts'
import { createHooks } from '../../../sandbox/hooks.ts'
import { createLog } from '../../../sandbox/log.ts'
import { parseSettings, type SandboxSettings } from '../../../sandbox/settings.ts'
import { COMMERCE_START } from '../../support/seeded-commerce.ts'

type Call = {
  method?: string
  /** Seeded demo user whose token is sent; no token if absent. */
  as?: string
  body?: unknown
  headers?: Record<string, string>
}

export type CommerceHarness = ReturnType<typeof createHarness>

/** A copy of the seeded database in memory. */
const openSeeded = (): DatabaseSync => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  database.deserialize(readFileSync(inject('seededCommerce')))
  return database
}

const isSent = (body: unknown): body is string | ReadableStream =>
  typeof body === 'string' || body instanceof ReadableStream

/** A body that comes once something else has happened, which is while the call waits for it. */
export const bodyAfter = (text: string, happens: () => Promise<unknown>): ReadableStream =>
  new ReadableStream(
    {
      pull: async controller => {
        await happens()
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )

/** A seeded commerce service over a database in memory; tokens are `token-{identity user id}`. */
export const createHarness = (
  settings: Partial<CommerceSettings> = {},
  sandboxSettings: Partial<SandboxSettings> = {},
) => {
  const database = openSeeded()
  let now = COMMERCE_START
  const sentMail: Mail[] = []
  const context = {
    database,
    clock: { now: () => now },
    settings: { ...parseSettings({}), ...sandboxSettings },
    mailStore: { send: (mail: Mail) => void sentMail.push(mail) },
    tokens: {
      find: async (bearer: string) =>
        bearer.startsWith('token-')
          ? {
              accountId: bearer.slice('token-'.length),
              scope: 'openid',
              grantId: 'grant-of-the-test',
              ...(bearer.startsWith('token-agent-') && { isAgent: true as const }),
            }
          : undefined,
    },
    hooks: createHooks(),
    log: createLog('silent'),
  }
  const app = createCommerceApp(createCommerce(context, { ...DEFAULT_COMMERCE_SETTINGS, ...settings }))

  const call = async (path: string, { method, as, body, headers }: Call = {}): Promise<Response> =>
    app.request(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        'x-platform-key': context.settings.platformKey,
        ...(as === undefined ? {} : { authorization: `Bearer token-${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isSent(body) ? body : JSON.stringify(body), duplex: 'half' }),
    })

  return {
    context,
    sentMail,
    call,
    /** The same below the United States site, which most tests use. */
    us: (path: string, options?: Call) => call(`/occ/v2/usassessments${path}`, options),
    /** Sets a flag as the control service does; without this, all but agreed discounts are off. */
    setFlag: (key: string, value: boolean) => createFlagStore(database).set(key, value),
    advance: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

/**
 * Reads a successful body and asserts that it has no members beyond its schema: responses match the contract
 * exactly.
 */
export const readExactly = async <T>(response: Response, schema: z.ZodType<T>, status = 200): Promise<T> => {
  const body: unknown = await response.json()
  expect({ status: response.status, body }).toEqual({ status, body: expect.anything() })
  const parsed = schema.parse(body)
  expect(parsed).toEqual(body)
  return parsed
}

/** Reads an error response: always JSON with a list of errors. */
export const readErrors = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/json')
  return { status: response.status, errors: occErrorsSchema.parse(await response.json()).errors }
}

/** Asserts an error response by its status and the relevant members. */
export const expectRefusal = async (
  response: Response,
  status: number,
  entry: Record<string, unknown>,
): Promise<void> => {
  const refusal = await readErrors(response)
  expect(refusal).toEqual({ status, errors: expect.arrayContaining([expect.objectContaining(entry)]) })
}

export const looseSchema = z.record(z.string(), z.unknown())
