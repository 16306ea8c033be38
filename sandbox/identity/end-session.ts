import type { DatabaseSync } from 'node:sqlite'
import type { Client, Provider, Session } from 'oidc-provider'
import { z } from 'zod'
import { SESSION_COOKIE } from './paths.ts'
import { revokeGrantRecords } from './record-store.ts'
import type { SessionOfToken } from './token-sessions.ts'

const hintSchema = z.object({ aud: z.string(), sub: z.string() })

/**
 * Ends the session that the ID token in the hint was issued in, without asking (spec §7), as the real
 * provider does where the library would show a form: 302 to a registered address, 204 without one, 400 for a
 * hint or address that cannot be trusted. The browser need not bring that session's cookie: it may live under
 * another host's proxy.
 */
export const createEndSession =
  (
    provider: Provider,
    database: DatabaseSync,
    findIssuingSession: SessionOfToken,
  ): Parameters<Provider['use']>[0] =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/connect/endSession') return next()
    const hint = single(ctx.query.id_token_hint)
    const target = single(ctx.query.post_logout_redirect_uri)
    const owner = hint === undefined ? undefined : await readHint(provider, hint)
    if (owner === undefined) {
      ctx.status = 400
      ctx.body = { error: 'invalid_request', error_description: 'id_token_hint is missing or invalid' }
      return
    }
    if (target !== undefined && !owner.client.postLogoutRedirectUriAllowed(target)) {
      ctx.status = 400
      ctx.body = { error: 'redirect_uri_mismatch', error_description: 'the address is not registered' }
      return
    }
    const session = await findIssuingSession(owner.hint)
    // A hint of one person must not end the session of another.
    if (session?.accountId === owner.sub) {
      const inBrowser = await provider.Session.get(ctx)
      if (inBrowser.uid === session.uid)
        ctx.cookies.set(SESSION_COOKIE, null, { signed: false, httpOnly: true, sameSite: 'lax' })
      await endSession(provider, database, session)
    }
    if (target === undefined) ctx.status = 204
    else ctx.redirect(withState(target, single(ctx.query.state)))
  }

/** Destroys a session together with every token that was issued in it. */
const endSession = async (provider: Provider, database: DatabaseSync, session: Session): Promise<void> => {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue
    revokeGrantRecords(database, grantId)
    await (await provider.Grant.find(grantId))?.destroy()
  }
  await session.destroy()
}

const readHint = async (
  provider: Provider,
  hint: string,
): Promise<{ client: Client; sub: string; hint: string } | undefined> => {
  try {
    const payload = hintSchema.parse(
      JSON.parse(Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString()),
    )
    const client = await provider.Client.find(payload.aud)
    if (client === undefined) return undefined
    await provider.IdToken.validate(hint, client)
    return { client, sub: payload.sub, hint }
  } catch {
    return undefined
  }
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

const withState = (target: string, state: string | undefined): string => {
  if (state === undefined) return target
  const url = new URL(target)
  url.searchParams.set('state', state)
  return url.href
}
