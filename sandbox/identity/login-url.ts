import type { KoaContextWithOIDC } from 'oidc-provider'
import { localeOfRedirect } from './clients.ts'

/**
 * Where a person signs in: the store's login page, which visits `goto` again afterwards. That second visit
 * finds the session, so there is no interaction to resume.
 */
export const buildLoginUrl = (ctx: KoaContextWithOIDC): string => {
  const redirectUri = String(ctx.oidc.params?.redirect_uri ?? ctx.origin)
  const publicOrigin = `${ctx.protocol}://${ctx.host}`
  const isProxied = ctx.get('x-forwarded-host') !== ''
  const authorize = new URL(`${ctx.oidc.urlFor('authorization')}${ctx.search}`)
  // The person is about to sign in anyway; kept, the parameter would ask for it for ever.
  authorize.searchParams.delete('prompt')
  const locale = localeOfRedirect(redirectUri)
  const path = locale === undefined ? '/login' : `/${locale}/login`
  const login = new URL(path, isProxied ? publicOrigin : redirectUri)
  login.searchParams.set('goto', authorize.href)
  return login.href
}
