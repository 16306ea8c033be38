import type { ClientMetadata } from 'oidc-provider'
import type { SandboxSettings } from '../settings.ts'

export const SCOPES = ['openid', 'profile', 'email', 'pearsonUID'] as const

/** The store's client: confidential, so that script in a page cannot redeem a code it has obtained. */
export const STORE_CLIENT_ID = 'assessments-store'

/** Public client for the vendor's browser library, registered only where it is tested. */
const CONFORMANCE_CLIENT_ID = 'assessments-conformance'

/** First path segments under which the store receives its codes (spec §2). */
const LOCALES = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'nl-nl', 'es-es', 'en-au', 'en-nz', 'zh-sg', 'ja-jp']

/** The locale in a redirect address of the store, where there is one. */
export const localeOfRedirect = (redirectUri: string): string | undefined =>
  LOCALES.find(locale => new URL(redirectUri).pathname.startsWith(`/${locale}/`))

/** Registered clients. Every origin and locale is written out: redirect addresses are compared whole. */
export const createClients = (settings: SandboxSettings): ClientMetadata[] => {
  const pages = settings.storeOrigins.flatMap(origin => LOCALES.map(locale => `${origin}/${locale}`))
  const common = {
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    scope: SCOPES.join(' '),
    id_token_signed_response_alg: 'RS256' as const,
  }
  const store: ClientMetadata = {
    ...common,
    client_id: STORE_CLIENT_ID,
    client_secret: settings.clientSecret,
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: pages.map(page => `${page}/login/auth/callback`),
    post_logout_redirect_uris: pages,
  }
  const conformance: ClientMetadata = {
    ...common,
    client_id: CONFORMANCE_CLIENT_ID,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    redirect_uris: settings.storeOrigins.map(origin => `${origin}/callback`),
    post_logout_redirect_uris: [...settings.storeOrigins],
  }
  return settings.conformanceClient ? [store, conformance] : [store]
}
