import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { AdjustableClock } from '../clock.ts'
import type { SandboxContext } from '../context.ts'
import type { FaultPlan } from '../http/faults.ts'
import { parseJson } from '../http/parse-json.ts'
import type { RequestRecorder } from '../http/request-recorder.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { readMail } from '../mail-store.ts'
import { createReseed } from '../seed/reseed.ts'
import { createUser } from './create-user.ts'
import { MAILBOX_POLICY, mailboxPage } from './mailbox-page.ts'
import { clockSchema, faultSchema, resetSchema, userSchema } from './requests.ts'

/** What only the control service may move. */
export type ControlPowers = { clock: AdjustableClock; faults: FaultPlan; requests: RequestRecorder }

/**
 * Lets tests steer the sandbox: data, time, faults, sent mail, seen requests. It listens on loopback only and
 * takes no request of a web page.
 */
export const createControlService = (context: SandboxContext, powers: ControlPowers): Service => {
  const app = new Hono()
  const reseed = createReseed(context)
  // For people, so a browser may ask for it; what it holds no other page can read.
  app.get('/mailbox', c => c.html(mailboxPage(readMail(context.database)), 200, MAILBOX_HEADERS))
  app.use(refusePages)
  app.get('/health', c => c.json({ status: 'up' }))
  app.post('/reset', c =>
    withBody(c, resetSchema, () => reset(c, { ...powers, reseed, hooks: context.hooks })),
  )
  addClockRoutes(app, powers.clock)
  addFaultRoutes(app, powers.faults)
  app.get('/requests', c => c.json({ requests: powers.requests.list(c.req.query('service')) }))
  app.delete('/requests', c => {
    powers.requests.clear()
    return c.body(null, 204)
  })
  app.get('/mail', c => c.json({ mail: readMail(context.database) }))
  app.post('/users', c => withBody(c, userSchema, facts => createUser(c, context, facts)))
  for (const [name, routes] of context.hooks.controlRoutes) app.route(`/${name}`, routes)
  app.notFound(c => c.json({ message: 'No such control' }, 404))
  app.onError((error, c) => {
    context.log.error('control failure', { error: error.message })
    return c.json({ message: error.message }, 500)
  })
  return createHonoService('control', app)
}

const MAILBOX_HEADERS = {
  'content-security-policy': MAILBOX_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Loopback is within reach of every page in a browser on this machine, so pages are turned away. */
const refusePages = async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
  const isPage = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  if (isPage) return c.json({ message: 'Not for web pages' }, 403)
  await next()
  return undefined
}

const withBody = async <T extends z.ZodType>(
  c: Context,
  schema: T,
  act: (body: z.infer<T>) => Response | Promise<Response>,
): Promise<Response> => {
  const text = await c.req.text()
  const parsed = schema.safeParse(parseJson(text === '' ? '{}' : text))
  if (parsed.success) return act(parsed.data)
  const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  return c.json({ message: faults.join('; ') }, 400)
}

type Resetting = ControlPowers & Pick<SandboxContext, 'hooks'> & { reseed: () => Promise<void> }

const reset = async (
  c: Context,
  { clock, faults, requests, reseed, hooks }: Resetting,
): Promise<Response> => {
  clock.reset()
  faults.clear()
  requests.clear()
  await reseed()
  for (const hook of hooks.reset) await hook()
  return c.body(null, 204)
}

const addClockRoutes = (app: Hono, clock: AdjustableClock): void => {
  const tell = (c: Context) => c.json({ now: new Date(clock.now()).toISOString() })
  app.get('/clock', tell)
  app.post('/clock', c =>
    withBody(c, clockSchema, move => {
      if ('set' in move) clock.set(Date.parse(move.set))
      else clock.advance(move.advanceSeconds)
      return tell(c)
    }),
  )
}

const addFaultRoutes = (app: Hono, faults: FaultPlan): void => {
  app.get('/faults', c => c.json({ faults: faults.list() }))
  app.post('/faults', c =>
    withBody(c, faultSchema, fault => {
      faults.add(fault)
      return c.body(null, 204)
    }),
  )
  app.delete('/faults', c => {
    faults.clear()
    return c.body(null, 204)
  })
}
