import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { SandboxContext } from '../../context.ts'
import { readLanguage } from '../fields/texts.ts'
import { decidePayment, findPayment } from '../payment-store.ts'
import { findToken } from '../token-store.ts'
import { challengeDonePage, challengePage } from './page.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, 'challenge.js'), 'utf8')

const STYLE = `:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
body { margin: 0; padding: 1rem }
h1 { font-size: 1.25rem; margin: 0 }
form { display: flex; flex-wrap: wrap; gap: .75rem }
button { font: inherit; min-height: 44px; padding: 0 1rem; border: 1px solid #00596b; border-radius: 6px; background: #fff; color: #00596b }
button[value=accept] { background: #00596b; color: #fff }
button:focus-visible { outline: 3px solid #1a1a1a; outline-offset: 2px }
`

/** The 3-D Secure challenge: the page of a bank in a frame of the store. */
export const createChallengeRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono()
  routes.get('/challenge.js', c => c.text(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  routes.get('/style.css', c => c.text(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  routes.use('/:challenge', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policyFor(context.settings.storeOrigins))
    await next()
  })
  routes.get('/:challenge', c => {
    const stored = findPayment(context.database, 'challenge', c.req.param('challenge'))
    if (stored === undefined) return c.text('There is no such challenge.', 404)
    const { status, amount, currency } = stored.payment
    const language = readLanguage(c.req.query('lang'))
    return c.html(
      status === 'CHALLENGE_REQUIRED'
        ? challengePage({ amount, currency, language })
        : challengeDonePage(language, 'completed'),
    )
  })
  routes.post('/:challenge', c => answerChallenge(c, context))
  return routes
}

const policyFor = (origins: readonly string[]): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; " +
  `frame-ancestors ${origins.join(' ')}`

/** The answer decides the payment once; leaving decides nothing, and the challenge can be opened again. */
const answerChallenge = async (c: Context, { database }: SandboxContext): Promise<Response> => {
  const stored = findPayment(database, 'challenge', c.req.param('challenge') ?? '')
  if (stored === undefined) return c.text('There is no such challenge.', 404)
  const { answer } = await c.req.parseBody()
  const language = readLanguage(c.req.query('lang'))
  if (answer !== 'accept' && answer !== 'refuse') return c.html(challengeDonePage(language, 'left'))
  if (stored.payment.status === 'CHALLENGE_REQUIRED') {
    const isGood = answer === 'accept' && findToken(database, stored.token)?.behaviour === 'challenge'
    const decision = isGood
      ? ({ status: 'AUTHORIZED', declineReason: undefined } as const)
      : ({ status: 'DECLINED', declineReason: 'authenticationFailed' } as const)
    decidePayment(database, stored.payment.id, decision)
  }
  return c.html(challengeDonePage(language, 'completed'))
}
