import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import { type FlagContext, flagContextSchema, flagEventsSchema } from '../../lib/contract/flags.ts'
import type { SandboxContext } from '../context.ts'
import { parseJson } from '../http/parse-json.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { republishFlags } from './changes.ts'
import { createFlagControlRoutes } from './control-routes.ts'
import { createEventStore } from './event-store.ts'
import { createFlagStore, type FlagStore } from './flag-store.ts'
import { readBody } from './read-body.ts'
import { streamClients } from './stream-hub.ts'

/** Proxies and browsers drop a stream that stays silent; clients reconnect after five minutes of it. */
const HEARTBEAT_MS = 30_000

const CORS = cors({
  origin: '*',
  allowMethods: ['GET', 'REPORT', 'POST'],
  allowHeaders: [
    'Content-Type',
    'X-LaunchDarkly-User-Agent',
    'X-LaunchDarkly-Wrapper',
    'X-LaunchDarkly-Event-Schema',
    'X-LaunchDarkly-Payload-ID',
    'X-LaunchDarkly-Tags',
    // Browsers under test name a network address of their own with every request.
    'X-Forwarded-For',
  ],
  // The client corrects its clock by it.
  exposeHeaders: ['Date'],
  maxAge: 300,
})

const TOO_LARGE = { message: 'Body too large' }

const ENVIRONMENT_PATHS = [
  '/sdk/:resource/:environment/*',
  '/eval/:environment/*',
  '/ping/:environment',
  '/events/:kind/:environment',
]

/** The flag service as the LaunchDarkly browser client sees it: evaluation, stream, events (spec §7). */
export const createFlagService = (context: SandboxContext): Service => {
  const app = new Hono()
  const store = createFlagStore(context.database)
  context.hooks.controlRoutes.set('flags', createFlagControlRoutes(context))
  context.hooks.reset.add(() => republishFlags(context))

  app.use(CORS)
  for (const path of ENVIRONMENT_PATHS) app.use(path, requireEnvironment(context.settings.flagsClientId))
  addEvaluationRoutes(app, store)
  addStreamRoutes(app, store, context)
  addEventRoutes(app, context)
  return createHonoService('flags', app)
}

const requireEnvironment =
  (known: string) =>
  async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    if (c.req.param('environment') !== known) return c.json({ message: 'Unknown environment' }, 404)
    await next()
    return undefined
  }

const addEvaluationRoutes = (app: Hono, store: FlagStore): void => {
  const answer = (c: Context, flagContext: FlagContext | undefined): Response => {
    if (flagContext === undefined) return c.json({ message: 'Not a context' }, 400)
    c.header('cache-control', 'no-cache')
    const evaluations = Object.entries(store.evaluateAll(flagContext))
    const withReasons = c.req.query('withReasons') === 'true'
    return c.json(
      Object.fromEntries(
        evaluations.map(([key, { reason, ...evaluation }]) => [
          key,
          withReasons ? { ...evaluation, reason } : evaluation,
        ]),
      ),
    )
  }
  app.get('/sdk/evalx/:environment/contexts/:context', c => answer(c, decodeContext(c.req.param('context'))))
  app.on('REPORT', '/sdk/evalx/:environment/context', async c => {
    const body = await readBody(c.req.raw)
    return body === undefined ? c.json(TOO_LARGE, 413) : answer(c, parseContext(body))
  })
  app.get('/sdk/goals/:environment', c => c.json([]))
}

const addStreamRoutes = (app: Hono, store: FlagStore, { database }: SandboxContext): void => {
  const open = (c: Context, flagContext: FlagContext | undefined): Response =>
    streamSSE(c, async stream => {
      const closed = Promise.withResolvers<void>()
      const client = {
        context: flagContext,
        send: (event: string, payload: unknown) => {
          void stream.writeSSE({ event, data: JSON.stringify(payload) })
        },
        end: closed.resolve,
      }
      const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS)
      stream.onAbort(closed.resolve)
      streamClients(database).add(client)
      if (flagContext === undefined) client.send('ping', null)
      else client.send('put', store.evaluateAll(flagContext))
      await closed.promise
      clearInterval(heartbeat)
      streamClients(database).delete(client)
    })
  app.get('/eval/:environment/:context', c => {
    const flagContext = decodeContext(c.req.param('context'))
    return flagContext === undefined ? c.json({ message: 'Not a context' }, 400) : open(c, flagContext)
  })
  app.get('/ping/:environment', c => open(c, undefined))
}

const addEventRoutes = (app: Hono, { database, clock }: SandboxContext): void => {
  const events = createEventStore(database, clock)
  app.post('/events/:kind{bulk|diagnostic}/:environment', async c => {
    const body = await readBody(c.req.raw)
    if (body === undefined) return c.json(TOO_LARGE, 413)
    const json = parseJson(body)
    const parsed = flagEventsSchema.safeParse(c.req.param('kind') === 'diagnostic' ? [json] : json)
    if (!parsed.success) return c.json({ message: 'Not a list of events' }, 400)
    events.append(parsed.data)
    return c.body(null, 202)
  })
}

const decodeContext = (base64url: string): FlagContext | undefined =>
  parseContext(Buffer.from(base64url, 'base64url').toString('utf8'))

const parseContext = (json: string): FlagContext | undefined =>
  flagContextSchema.safeParse(parseJson(json)).data
