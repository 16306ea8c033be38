import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { createAssetRoutes, PAGE_POLICY } from '../../content/assets.ts'
import { composeDocuments, pick } from '../../content/documents.ts'
import { siteOfTag } from '../../content/sites.ts'
import type { SandboxContext } from '../../context.ts'
import { hashPassword } from '../password-hash.ts'
import { RESET_PATH } from '../paths.ts'
import { PASSWORD_POLICIES } from '../policies.ts'
import { revokeAccountRecords } from '../record-store.ts'
import type { User, UserDirectory } from '../user-directory.ts'
import { createResetLinks, type ResetLink, type ResetLinks } from './reset-links.ts'
import {
  askPage,
  choosePage,
  donePage,
  gonePage,
  linkHref,
  type ResetPlace,
  resetHref,
  sentPage,
} from './reset-pages.ts'

const BODY_BYTES = 16 * 1024

const typed = z.string().max(1_000).catch('')

const askSchema = z.object({ name: typed })

const chooseSchema = z.object({ token: typed, password: typed })

type AgentCall = { context: SandboxContext; users: UserDirectory; links: ResetLinks }

/**
 * Pages on which a user who forgot their password chooses a new one: by a link in a mail that works once
 * and for a while. Whether there is an account by a name, and whether it has an email address, is answered
 * alike.
 */
export const createResetRoutes = (context: SandboxContext, users: UserDirectory): Hono => {
  const desk: AgentCall = { context, users, links: createResetLinks(context.database, context.clock) }
  const app = new Hono().basePath(RESET_PATH)
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', PAGE_POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    // The address of the form to choose a password is a secret.
    c.header('referrer-policy', 'no-referrer')
  })
  app.route('/assets', createAssetRoutes())
  app.get('/', c => c.html(askPage(readPlace(c, context))))
  app.post('/', bodyLimit({ maxSize: BODY_BYTES }), c => ask(c, desk))
  app.get('/sent', c => c.html(sentPage(readPlace(c, context))))
  app.get('/new', c => showChoice(c, desk))
  app.post('/new', bodyLimit({ maxSize: BODY_BYTES }), c => choose(c, desk))
  app.get('/done', c => c.html(donePage(readPlace(c, context))))
  return app
}

const placeOf = (languageTag: string, store: string): ResetPlace => ({
  documents: composeDocuments(siteOfTag(languageTag)),
  store,
})

/** The site that the visitor comes from. Only an origin that is the store's is led back to. */
const readPlace = (c: Context, { settings: { storeOrigins } }: SandboxContext): ResetPlace => {
  const from = c.req.query('store') ?? URL.parse(c.req.header('referer') ?? '')?.origin
  const store = storeOrigins.find(origin => origin === from) ?? storeOrigins[0] ?? ''
  return placeOf(c.req.query('locale') ?? '', store)
}

const ask = async (c: Context, { context, users, links }: AgentCall): Promise<Response> => {
  const place = readPlace(c, context)
  const name = askSchema.parse(await c.req.parseBody()).name.trim()
  if (name === '') return c.html(askPage(place, true), 422)
  const user = users.findByUsername(name) ?? users.findByEmail(name)
  if (user !== undefined && mayReset(user)) {
    const { documents, store } = place
    const token = links.issue({ userId: user.id, locale: documents.site.languageTag, store })
    if (token !== undefined) sendLink(context, place, { to: user.email, token })
  }
  return c.redirect(resetHref(place, '/sent'), 303)
}

/** Who is locked out for good needs customer support; who has no email address cannot be written to. */
const mayReset = ({ email, permanentlyLocked }: User): boolean => email !== '' && !permanentlyLocked

type Letter = { to: string; token: string }

const sendLink = ({ mailStore, settings }: SandboxContext, place: ResetPlace, { to, token }: Letter) => {
  const { texts } = place.documents
  mailStore.send({
    to,
    subject: pick(texts, 'reset.askTitle'),
    text: [
      pick(texts, 'reset.mailText'),
      // Never the host that the request names: a user who asks for another account could choose it.
      `${settings.identityUrl}${linkHref(place, token)}`,
      pick(texts, 'reset.mailIgnore'),
    ].join('\n\n'),
  })
}

const findLink = ({ links, users }: AgentCall, token: string) => {
  const link = links.find(token)
  const user = link && users.find(link.userId)
  return link === undefined || user === undefined ? undefined : { link, user }
}

const showChoice = (c: Context, desk: AgentCall): Response | Promise<Response> => {
  const token = c.req.query('token') ?? ''
  const found = findLink(desk, token)
  if (found === undefined) return gone(c, desk)
  const { link, user } = found
  return c.html(choosePage(placeOf(link.locale, link.store), { token, username: user.username }))
}

const choose = async (c: Context, desk: AgentCall): Promise<Response> => {
  const { token, password } = chooseSchema.parse(await c.req.parseBody())
  const found = findLink(desk, token)
  if (found === undefined) return gone(c, desk)
  const place = placeOf(found.link.locale, found.link.store)
  if (PASSWORD_POLICIES.judge(password).length > 0)
    return c.html(choosePage(place, { token, username: found.user.username, isRefused: true }), 422)
  const passwordHash = await hashPassword(password)
  const link = desk.links.redeem(token)
  if (link === undefined) return gone(c, desk)
  change(desk, link, { email: found.user.email, passwordHash })
  return c.redirect(resetHref(place, '/done'), 303)
}

/** Every session of the old password ends, and the owner hears of it. */
const change = (
  { context: { database, mailStore }, users }: AgentCall,
  { userId, locale, store }: ResetLink,
  { email, passwordHash }: { email: string; passwordHash: string },
): void => {
  users.changePassword(userId, passwordHash)
  revokeAccountRecords(database, userId)
  const { texts } = placeOf(locale, store).documents
  mailStore.send({
    to: email,
    subject: pick(texts, 'reset.doneTitle'),
    text: pick(texts, 'reset.changedText'),
  })
}

const gone = (c: Context, { context }: AgentCall): Response | Promise<Response> =>
  c.html(gonePage(readPlace(c, context)), 410)
