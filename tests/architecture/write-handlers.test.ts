import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { SETTINGS_THAT_WORK } from '../unit/config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Write handlers that use none of `defineForm`, `defineStepForms` and `openWrite`, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'app/api/assessments/login/auth/[...path]/route.ts': 'the identity provider defines the body and reads it',
  'app/api/auth/[...nextauth]/route.ts': 'refuses every request',
  'app/api/catalogue/purge/route.ts': 'called by a machine, which sends a key instead of an origin',
  'app/api/session/route.ts': 'reads no body; the request alone prolongs the session',
}

/** Responses of exceptions that do not depend on the origin, because they refuse the request anyway. */
const REFUSED_ANYWAY: Readonly<Record<string, number>> = {
  'app/api/auth/[...nextauth]/route.ts': 404,
  'app/api/catalogue/purge/route.ts': 401,
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const EXPORTS_WRITE =
  /\bexport\b(?:\s*\*|[^\n]*\b(?:POST|PUT|PATCH|DELETE)\b|\s*\{[^}]*\b(?:POST|PUT|PATCH|DELETE)\b)/
const OPENS_WRITE =
  /\bPOST\([^{]*\{\s*const write = await openWrite\(request\)\s*if \(!write\.ok\) return write\.error\s/
/** What makes a POST handler: of a form, and of the steps of a wizard. */
const FORM_KITS = ['defineForm<', 'defineStepForms(']
const EXPORTS_FORM = /^import \{ (\w+) \} from '@\/([^']+)'\n[\s\S]*^export const POST = \1$/m

/** Whether the handler is exported as a kit of forms makes it, in the module that it is imported from. */
function isForm(source: string): boolean {
  const [, name, from] = EXPORTS_FORM.exec(source) ?? []
  if (from === undefined) return false
  const module = read(`${from}.ts`)
  return FORM_KITS.some(kit => module.includes(`export const ${name} = ${kit}`))
}

const handlers = globSync('app/**/route.{ts,tsx}', { cwd: ROOT })
  .map(file => ({ file, source: read(file) }))
  .filter(({ source }) => EXPORTS_WRITE.test(source))

it('every handler of a write uses defineForm, defineStepForms or openWrite, or is a named exception', () => {
  const without = handlers.filter(({ source }) => !isForm(source) && !OPENS_WRITE.test(source))
  expect(handlers.length).toBeGreaterThan(12)
  expect(without.map(({ file }) => file).toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

type Handler = (request: NextRequest, context: object) => Promise<Response>

const sentFromElsewhere = (file: string): NextRequest => {
  const path = file.replace(/^app|\/route\.tsx?$/g, '').replace(/\[[^\]]*\]/g, 'register')
  return new NextRequest(`http://localhost:3000${path}?locale=en-us`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin: 'https://elsewhere.test',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: 'a=b',
  })
}

describe('a write that another site sends', () => {
  it.each(handlers)('is refused by $file', async ({ file }) => {
    const route: Partial<Record<string, Handler>> = await import(join(ROOT, file))
    // A second method would need a check, and a request here, of its own.
    expect(METHODS.filter(method => route[method] !== undefined)).toEqual(['POST'])
    const params = Promise.resolve({ step: 'register', path: ['register'], nextauth: ['signout'] })
    const response = await route.POST?.(sentFromElsewhere(file), { params })
    expect(response?.status).toBe(REFUSED_ANYWAY[file] ?? 403)
    if (REFUSED_ANYWAY[file] === undefined)
      expect(await response?.json()).toMatchObject({ code: 'foreign-origin' })
  })
})
