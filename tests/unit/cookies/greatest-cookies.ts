import { randomBytes, randomUUID } from 'node:crypto'
import { prepareEndSession } from '@/lib/auth/end-session.server'
import { rememberUsername } from '@/lib/auth/remembered-username.server'
import type { SignInFlow } from '@/lib/auth/sign-in-flow'
import { writeFlows } from '@/lib/auth/sign-in-flow.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { rememberCart } from '@/lib/cart/access/cart-cookie.server'
import { EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS, USERNAME_MAX_CHARACTERS } from '@/lib/config/limits'
import { DATE_STYLES } from '@/lib/contract/commerce/customer-settings'
import { ROUTING_REGIONS } from '@/lib/contract/login-service'
import { type CookieChange, withCookieChanges } from '@/lib/cookies/cookie-change'
import type { CookieId } from '@/lib/cookies/cookie-table'
import { nameOfCookie, setCookie, setFlagCookie } from '@/lib/cookies/own-cookies.server'
import { TIME_ZONES } from '@/lib/format/time-zones'
import { rememberInvoiceLookup } from '@/lib/invoices/lookup/lookup-cookie.server'
import { rememberOrderLookup } from '@/lib/order-status/lookup-cookie.server'
import { PROMPTS } from '@/lib/prompts/open-prompts'
import { writePostponed } from '@/lib/prompts/postponed.server'
import { issueRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { issueIdentity, issueTokens } from '@/lib/session/session-cookies.server'
import { startSupport } from '@/lib/session/support-session.server'
import { getSite, HOST_ENDINGS, type HostEnding, localesOfEnding } from '@/lib/site/sites'
import { leaveMoveNotice } from '@/lib/site-handover/move-notice.server'
import { leaveSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import { nameBrowser } from '@/lib/steps/draft-cookie.server'

const NOTHING = new Map<string, string>()
const NOW = 1_790_000_000_000

/** Text that does not compress, as a token or an unusual name. */
const random = (characters: number): string =>
  randomBytes(characters).toString('base64url').slice(0, characters)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz éüñ'

/** A name of the greatest length, of letters in no order, so that it compresses worse than any real one. */
const longestName = (): string =>
  Array.from(randomBytes(NAME_MAX_CHARACTERS), byte => LETTERS[byte % LETTERS.length]).join('')

/** Access and refresh token are opaque; where they are JWT, docs/operations.md names the buffers to set. */
const opaqueToken = () => random(43)

/** What an RS256 ID token of the identity provider takes: header, claims, signature of 256 bytes. */
const idToken = () =>
  `${[
    { alg: 'RS256', typ: 'JWT', kid: random(11) },
    {
      sub: randomUUID(),
      nonce: random(43),
      at_hash: random(22),
      aud: 'assessments-store',
      exp: NOW / 1000 + 3_600,
      iat: NOW / 1000,
      iss: 'https://identity.example.com/auth/realms/root/realms/store',
    },
  ]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')}.${random(342)}`

const sid = randomUUID()

const FLOW = (): SignInFlow => ({
  state: random(43),
  nonce: random(43),
  codeVerifier: random(43),
  locale: 'en-us',
  returnTo: `/en-us/${random(505)}`,
  moved: true,
  startedAt: NOW,
})

const longestOf = <T extends string>(texts: readonly T[]): T =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest))

/** A browser has carts of the sites of one host only. */
async function cartsOfHost(): Promise<readonly CookieChange[]> {
  const sitesOf = (ending: HostEnding) =>
    new Map(localesOfEnding(ending).map(locale => [getSite(locale).siteId, locale]))
  const [most] = HOST_ENDINGS.map(sitesOf).toSorted((one, other) => other.size - one.size)
  let written: readonly CookieChange[] = []
  for (const locale of most?.values() ?? [])
    written = await rememberCart(withCookieChanges(NOTHING, written), locale, randomUUID())
  return written.filter(({ name }) => name === nameOfCookie('cart'))
}

async function endSession(): Promise<readonly CookieChange[]> {
  const end = await prepareEndSession(
    { origin: 'https://www.example.com', locale: 'en-us' },
    '/en-us',
    idToken(),
  )
  if (end === undefined) throw new Error('the ID token does not fit')
  return [end.cookie]
}

/** The cookies of the store that the server sets, each with the greatest value it can have. */
export const GREATEST: Readonly<
  Record<Exclude<CookieId, 'autosave' | 'consent'>, () => Promise<readonly CookieChange[]>>
> = {
  session: () =>
    issueIdentity(NOTHING, {
      id: randomUUID(),
      firstName: longestName(),
      lastName: longestName(),
      email: random(EMAIL_MAX_CHARACTERS),
      sid,
      signedInAt: NOW,
      authenticatedAt: NOW,
      routingRegion: ROUTING_REGIONS[0],
      settings: {
        site: 'en-us',
        timeZone: longestOf(TIME_ZONES),
        dateStyle: longestOf(DATE_STYLES),
        idleWarningSeconds: 600,
      },
    }),
  tokens: () =>
    issueTokens(NOTHING, {
      sid,
      accessToken: opaqueToken(),
      refreshToken: opaqueToken(),
      expiresAt: NOW,
      seenAt: NOW,
    }),
  support: async () => [
    await startSupport(
      {
        agent: { id: randomUUID(), name: longestName(), roles: [] },
        accessToken: opaqueToken(),
        expiresAt: NOW,
      },
      NOW,
    ),
  ],
  oidc: () => writeFlows(NOTHING, [FLOW()]),
  notice: async () => [
    await leaveNotice('cookiesNeeded', { username: random(EMAIL_MAX_CHARACTERS), rememberMe: false }),
  ],
  registered: async () => [await issueRegisteredMarker(randomUUID())],
  username: async () => [
    await rememberUsername(
      random(Math.max(EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS, USERNAME_MAX_CHARACTERS)),
    ),
  ],
  draft: async () => [nameBrowser(NOTHING)],
  postponed: async () => [await writePostponed(sid, PROMPTS)],
  cart: cartsOfHost,
  orderLookup: () => rememberOrderLookup('en-us', { order: '30000001', token: random(43) }),
  invoiceLookup: () =>
    rememberInvoiceLookup('en-us', {
      invoice: '57000001',
      token: random(43),
      payer: `lookup-${randomUUID()}`,
    }),
  hasCart: async () => [setFlagCookie('hasCart')],
  endSession,
  identity: async () => [setCookie('identity', random(120))],
  previousLocale: async () => [setCookie('previousLocale', 'en-us')],
  chosenLocale: async () => [setCookie('chosenLocale', 'en-us')],
  movedLocale: async () => [setCookie('movedLocale', 'en-us')],
  registrationCountry: async () => [setCookie('registrationCountry', 'US')],
  secondCountry: async () => [setCookie('secondCountry', 'US')],
  currencySwitched: async () => [setCookie('currencySwitched', 'USD')],
  moveNotice: async () => [leaveMoveNotice('registration')],
  switchNotice: async () => [leaveSwitchNotice('en-us')],
  errorRedirect: async () => [setFlagCookie('errorRedirect')],
  signedOut: async () => [setFlagCookie('signedOut')],
  known: async () => [setFlagCookie('known')],
}
