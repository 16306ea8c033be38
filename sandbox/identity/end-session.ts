import type { DatabaseSync } from 'node:sqlite'
import type { Client, Provider, Session } from 'oidc-provider'
import { z } from 'zod'
import { SESSION_COOKIE } from './paths.ts'
import { revokeGrantRecords } from './record-store.ts'

const hintSchema = z.object({ aud: z.string(), sub: z.string() })

/**
 * Ends the session without asking (spec §7), as the real provider does where the library would show a form:
 * 302 to a registered address, 204 without one, 400 for a hint or address that cannot be trusted.
 */
export const createEndSession =
  (provider: Provider, database: DatabaseSync): Parameters<Provider['use']>[0] =>
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
    const session = await provider.Session.get(ctx)
    // A hint of one person must not end the session of another who uses the same browser now.
    if (session.accountId === owner.sub) {
      await endSession(provider, database, session)
      ctx.cookies.set(SESSION_COOKIE, null, { signed: false, httpOnly: true, sameSite: 'lax' })
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
): Promise<{ client: Client; sub: string } | undefined> => {
  try {
    const payload = hintSchema.parse(
      JSON.parse(Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString()),
    )
    const client = await provider.Client.find(payload.aud)
    if (client === undefined) return undefined
    await provider.IdToken.validate(hint, client)
    return { client, sub: payload.sub }
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
