import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SiteVerifyAnswer } from '../../lib/contract/captcha.ts'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'

/** Site keys whose tokens always pass or always fail; others are unknown. */
const SITE_KEYS: Readonly<Record<string, boolean>> = {
  'sandbox-captcha-passes': true,
  'sandbox-captcha-fails': false,
}

const TOKEN_MS = 120_000
const MOST_TOKENS = 10_000

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const API = read('api.js')
const FRAME = read('frame.js')

type Token = { passes: boolean; at: number }

/** A captcha with the wire of reCAPTCHA: script, widget in a frame, `siteverify`. */
export const createCaptchaService = (context: SandboxContext): Service => {
  const app = new Hono()
  const tokens = new Map<string, Token>()
  context.hooks.reset.add(() => tokens.clear())
  app.get('/api.js', c => script(c, API))
  app.get('/frame.js', c => script(c, FRAME))
  app.get('/anchor', c => anchor(c, context))
  app.post('/token', c => issueToken(c, tokens, context.clock.now()))
  app.post('/siteverify', async c => c.json(verify(await c.req.parseBody(), tokens, context)))
  return createHonoService('captcha', app)
}

const script = (c: Context, text: string): Response =>
  c.text(text, 200, { 'content-type': 'text/javascript; charset=utf-8' })

const LABELS: Readonly<Record<string, string>> = {
  en: 'I’m not a robot',
  fr: 'Je ne suis pas un robot',
  nl: 'Ik ben geen robot',
  es: 'No soy un robot',
}

/** The widget: a checkbox in a frame, which makes a token. */
const anchor = (c: Context, { settings }: SandboxContext): Response | Promise<Response> => {
  const origin = c.req.query('origin') ?? ''
  if (!settings.storeOrigins.includes(origin)) return c.text('Unknown origin', 403)
  const language = (c.req.query('hl') ?? 'en').slice(0, 2)
  const label = LABELS[language] ?? LABELS.en
  c.header(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${origin}`,
  )
  return c.html(html`<!doctype html>
<html lang="${LABELS[language] === undefined ? 'en' : language}">
<head><meta charset="utf-8"><title>reCAPTCHA</title><script type="module" src="/frame.js"></script></head>
<body data-origin="${origin}" data-key="${c.req.query('k') ?? ''}">
<p><label><input type="checkbox" id="robot"> ${label}</label></p>
</body>
</html>
`)
}

const issueToken = async (c: Context, tokens: Map<string, Token>, at: number): Promise<Response> => {
  const { k } = await c.req.parseBody()
  const passes = typeof k === 'string' ? SITE_KEYS[k] : undefined
  if (passes === undefined || tokens.size >= MOST_TOKENS) return c.json({ message: 'Unknown site key' }, 400)
  const token = randomBytes(24).toString('base64url')
  tokens.set(token, { passes, at })
  return c.json({ token })
}

/** A token counts once and for two minutes. */
const verify = (
  { secret, response }: Record<string, unknown>,
  tokens: Map<string, Token>,
  { clock, settings }: SandboxContext,
): SiteVerifyAnswer => {
  const refuse = (...codes: string[]): SiteVerifyAnswer => ({ success: false, 'error-codes': codes })
  if (typeof secret !== 'string' || secret === '') return refuse('missing-input-secret')
  if (secret !== settings.captchaSecret) return refuse('invalid-input-secret')
  if (typeof response !== 'string' || response === '') return refuse('missing-input-response')
  const token = tokens.get(response)
  tokens.delete(response)
  if (token === undefined) return refuse('invalid-input-response')
  if (clock.now() - token.at > TOKEN_MS) return refuse('timeout-or-duplicate')
  const facts = { challenge_ts: new Date(token.at).toISOString(), hostname: 'localhost' }
  return token.passes ? { success: true, ...facts } : { success: false, ...facts, 'error-codes': [] }
}
