import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { beforeEach, expect, it } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { FORM_OWNER, STORE_ONLY } from '@/lib/forms/hidden-fields'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { runInRequest } from '@/lib/request/request-context'
import { ORIGIN, sealFormOwner, serveStore } from '../sign-in/sign-in-harness.ts'

// A JSON body with values of wrong types is refused, or such a value counts as missing; it is never a 500.

const store = serveStore()

const ROOT = join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const HANDLERS = globSync('app/api/**/route.ts', { cwd: ROOT }).filter(file => /\bPOST\b/.test(read(file)))

/** All identifiers in the modules that read forms, which include the names of all fields. */
const NAMES = new Set(
  globSync(['lib/**/*fields*.ts', 'lib/**/*form*.ts', 'lib/**/handle-*.ts'], { cwd: ROOT }).flatMap(
    file => read(file).match(/\b[a-z]\w{2,30}\b/g) ?? [],
  ),
)

/** An object that cannot be converted to a string. */
const WITHOUT_TEXT = { toString: 1 }

/** A body must not be too large, so each has a part of the names. */
function* bodiesOfNames(): Generator<Readonly<Record<string, unknown>>> {
  const names = [...NAMES].filter(name => name !== FORM_OWNER && name !== STORE_ONLY)
  for (let at = 0; at < names.length; at += 1_000)
    yield Object.fromEntries(names.slice(at, at + 1_000).map(name => [name, WITHOUT_TEXT]))
}

type Handler = (request: NextRequest, context: object) => Promise<Response>

async function statusOf(file: string, body: unknown): Promise<number | undefined> {
  const { POST }: { POST?: Handler } = await import(join(ROOT, file))
  const path = file.replace(/^app|\/route\.ts$/g, '').replace(/\[[^\]]*\]/g, 'payment')
  const cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
  const request = new NextRequest(`${ORIGIN}${path}?locale=en-us`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      cookie: toCookieHeader(cookies),
      origin: ORIGIN,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const params = Promise.resolve({ step: 'payment', path: ['json'], nextauth: ['signout'] })
  const answer = await runInRequest({ requestId: 'r', entryPoint: 'tests' }, () =>
    POST?.(request, { params }),
  )
  return answer?.status
}

beforeEach(() => store.browser.signIn('petra.lind'))

const ownerOf = async (): Promise<string> => {
  const { openSession } = await import('../sign-in/sign-in-harness.ts')
  const cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
  const { session } = await openSession(cookies, Date.now())
  return sealFormOwner(session.state === 'signedIn' ? session.user.id : '')
}

it.each(HANDLERS)('%s does not fail at values of other types', async file => {
  for (const body of [[], 'text', null, 1]) expect(await statusOf(file, body), `${body}`).toBeLessThan(500)
  const mark = { [FORM_OWNER]: await ownerOf() }
  for (const body of bodiesOfNames()) {
    expect(await statusOf(file, { ...body, ...mark })).toBeLessThan(500)
    expect(await statusOf(file, { ...body, ...mark, [STORE_ONLY]: '1' })).toBeLessThan(500)
  }
})

it('the version of a quote that is no text is none', async () => {
  const form = { [QUOTE_FIELDS.quote]: 'Q1', intent: 'approve', [QUOTE_FIELDS.version]: WITHOUT_TEXT }
  const body = { ...form, [FORM_OWNER]: await ownerOf() }
  expect(await statusOf('app/api/quotes/actions/route.ts', body)).toBeLessThan(500)
})
