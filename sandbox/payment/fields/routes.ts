import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { SandboxContext } from '../../context.ts'
import { parseJson } from '../../http/parse-json.ts'
import { countTry, findSession } from '../session-store.ts'
import { insertToken } from '../token-store.ts'
import { fieldsPage } from './page.ts'
import { readCard, typedCardSchema } from './read-card.ts'
import { fieldsStyle, readStyle } from './style.ts'
import { readLanguage } from './texts.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, 'fields.js'), 'utf8')

const TOKEN_MS = 15 * 60_000
const MOST_BYTES = 2_048

/** The hosted fields: document, style and script of the frame, and the call that makes a one-time token. */
export const createFieldsRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono()
  routes.get('/fields.js', c => c.text(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  routes.get('/style.css', c => {
    const sheet = fieldsStyle(readStyle(name => c.req.query(name)))
    return c.text(sheet, 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  routes.get('/:session', c => showFields(c, context))
  routes.post('/:session/tokens', c => createToken(c, context))
  return routes
}

/** Only the store origin of the session may frame the document. */
const policyFor = (origin: string): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
  `form-action 'none'; frame-ancestors ${origin}`

const showFields = (c: Context, context: SandboxContext): Response | Promise<Response> => {
  const session = findSession(context, c.req.param('session') ?? '')
  c.header('cache-control', 'no-store')
  if (session === undefined) return c.text('This session has ended.', 404)
  const { id, origin } = session
  c.header('content-security-policy', policyFor(origin))
  const language = readLanguage(c.req.query('lang'))
  const styleQuery = String(new URLSearchParams(readStyle(name => c.req.query(name))))
  return c.html(fieldsPage({ session: id, origin, language, styleQuery }))
}

/** Only the script of the fields may send a card: a page of another origin cannot, and no form can. */
const createToken = async (c: Context, context: SandboxContext): Promise<Response> => {
  c.header('cache-control', 'no-store')
  const isOwn = c.req.header('sec-fetch-site') === 'same-origin'
  const isJson = c.req.header('content-type') === 'application/json'
  if (!isOwn || !isJson) return c.json({ message: 'Not the fields' }, 403)
  const session = findSession(context, c.req.param('session') ?? '')
  if (session === undefined) return c.json({ message: 'This session has ended' }, 404)
  const text = await c.req.text()
  const typed = text.length > MOST_BYTES ? undefined : typedCardSchema.safeParse(parseJson(text)).data
  if (typed === undefined) return c.json({ message: 'Not a card' }, 400)
  if (!countTry(context, session)) return c.json({ message: 'Too many cards' }, 429)
  const now = context.clock.now()
  const read = readCard(typed, context.settings.paymentKey, now)
  if ('errors' in read) return c.json({ errors: read.errors }, 422)
  const { facts } = insertToken(context.database, session.customer, read.card, { expiresAt: now + TOKEN_MS })
  const { fingerprint: _fingerprint, kind: _kind, customer: _customer, ...shown } = facts
  return c.json(shown, 201)
}
