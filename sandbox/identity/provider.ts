import './known-runtime.ts'
import {
  type AccountClaims,
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import type { SandboxContext } from '../context.ts'
import { SCOPES } from './clients.ts'
import { createEndSession } from './end-session.ts'
import { loadSigningKey } from './keys.ts'
import { buildLoginUrl } from './login-url.ts'
import { SESSION_COOKIE } from './paths.ts'
import { createAdapterFactory } from './record-store.ts'
import { rememberTokenSessions } from './token-sessions.ts'

/** Longest life of a session, of the grants in it and of its refresh tokens. */
export const SESSION_SECONDS = 8 * 60 * 60

const CODE_SECONDS = 60

const INTERACTION_SECONDS = 60 * 60

/** What ForgeRock answers to a silent authorize call without a session, in its own words. */
const INTERACTION_REQUIRED = 'The request requires some interaction that is not allowed.'

/** A realm of the provider: who signs in there, at which clients. */
export type Realm = {
  issuerPath: string
  /** Put before the names of its records. */
  records: string
  clients: ClientMetadata[]
  accessTokenSeconds: number
  /** The claims of an account; undefined where there is none. */
  findClaims: (id: string) => AccountClaims | undefined
}

/**
 * The OpenID provider with the addresses, cookie, answers and claims of the real one (spec §7). The library
 * reads the machine's clock for the times inside its tokens; how long a record lives is decided by the
 * sandbox's clock, in the adapter.
 */
export const createProvider = (context: SandboxContext, realm: Realm): Provider => {
  const provider = new Provider(`${context.settings.identityUrl}${realm.issuerPath}`, {
    ...staticConfiguration,
    adapter: createAdapterFactory(context.database, context.clock, realm.records),
    clients: realm.clients,
    jwks: { keys: [loadSigningKey(context.database)] },
    interactions: { url: buildLoginUrl, policy: createPolicy() },
    // Browsers name their origin on same-origin posts too, which reach us through the store's proxy.
    clientBasedCORS: (_ctx, origin) => context.settings.storeOrigins.includes(origin),
    rotateRefreshToken: context.settings.rotateRefreshTokens,
    ttl: {
      AccessToken: realm.accessTokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      IdToken: realm.accessTokenSeconds,
      RefreshToken: SESSION_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
    },
    findAccount: (_ctx, id) => {
      const claims = realm.findClaims(id)
      return claims && { accountId: id, claims: () => claims }
    },
  })
  // Behind the store's same-origin proxy the public address comes from its forwarding headers.
  provider.proxy = true
  const findIssuingSession = rememberTokenSessions(provider, context, SESSION_SECONDS)
  provider.use(createEndSession(provider, context.database, findIssuingSession))
  provider.use(nameClientInAnswer)
  const note = (_ctx: KoaContextWithOIDC, error: Error) =>
    context.log.info('identity refusal', { error: error.message })
  provider.on('authorization.error', note)
  provider.on('grant.error', note)
  provider.on('server_error', (_ctx, error) =>
    context.log.error('identity failure', { error: error.message }),
  )
  return provider
}

const staticConfiguration: Configuration = {
  scopes: [...SCOPES],
  responseTypes: ['code'],
  claims: {
    openid: ['sub'],
    profile: ['given_name', 'family_name', 'name', 'preferred_username', 'roles'],
    email: ['email'],
    pearsonUID: ['pearsonUID'],
  },
  routes: {
    authorization: '/authorize',
    token: '/access_token',
    userinfo: '/userinfo',
    revocation: '/token/revoke',
    end_session: '/connect/endSession',
    jwks: '/connect/jwk_uri',
  },
  cookies: {
    names: { session: SESSION_COOKIE },
    keys: [],
    long: { httpOnly: true, sameSite: 'lax', signed: false },
    short: { httpOnly: true, sameSite: 'lax', signed: false },
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => client.clientId === token.clientId,
    },
  },
  pkce: { required: () => true },
  // The store tells when the person was last active (spec §7); it changes nothing here.
  extraParams: ['lastActivityTime'],
  expiresWithSession: () => false,
  issueRefreshToken: async (_ctx, client, code) =>
    client.grantTypeAllowed('refresh_token') && code.scopes.has('openid'),
  loadExistingGrant: grantEverything,
  renderError: (ctx, out) => {
    ctx.type = 'text/plain'
    ctx.body = [out.error, out.error_description].filter(Boolean).join(': ')
  },
}

/** There is no consent page: a client gets the four scopes once the person is signed in. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, account } = oidc
  if (session === undefined || client === undefined || account === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known === undefined ? undefined : await provider.Grant.find(known)
  if (existing !== undefined) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope([...SCOPES])
  await grant.save()
  return grant
}

const createPolicy = () => {
  const policy = interactionPolicy.base()
  const login = policy.get('login')
  if (login === undefined) throw new Error('the library has no login prompt any more')
  login.checks.remove('no_session')
  login.checks.add(
    new interactionPolicy.Check('no_session', INTERACTION_REQUIRED, 'interaction_required', ctx =>
      ctx.oidc.session?.accountId === undefined
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT,
    ),
    0,
  )
  return policy
}

/** The real provider names the client beside the code. */
const nameClientInAnswer: Parameters<Provider['use']>[0] = async (ctx, next) => {
  await next()
  const location = ctx.response.get('location')
  const clientId = ctx.query.client_id
  if (!/[?&]code=/.test(location) || typeof clientId !== 'string') return
  const target = new URL(location)
  target.searchParams.set('client_id', clientId)
  ctx.set('location', target.href)
}
