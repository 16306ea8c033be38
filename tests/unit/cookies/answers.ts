import { UNRENEWED_HANDLERS } from '@/lib/middleware/unrenewed-handlers'
import { stepHref } from '@/lib/site/step-paths'
import type { GREATEST } from './greatest-cookies'

type Id = keyof typeof GREATEST

export type Answer = {
  /** The file in which the answer begins: a handler, the middleware, or the front door. */
  of: string
  sets: readonly Id[]
  clears?: readonly Id[]
  /** Where it leads; a page without one. */
  to?: string
  json?: true
}

export const ORIGIN = 'https://www.example.com'
export const MIDDLEWARE = 'middleware.ts'

/** As long as an address may be that is carried through sign-in. */
const LONGEST_PATH = `/en-us/${'p'.repeat(505)}`
const STEP_PATH = stepHref('en-us', 'organisation')
const AUTHORIZE = `${ORIGIN}/api/assessments/login/auth/oauth2/authorize?${'q'.repeat(480)}`

const CALLBACK = 'app/[locale]/login/auth/callback/route.ts'
const SIBLING: readonly Id[] = [
  'movedLocale',
  'registrationCountry',
  'secondCountry',
  'previousLocale',
  'currencySwitched',
  'switchNotice',
]
/** What any move to another site sets. */
const MOVE: readonly Id[] = [...SIBLING, 'moveNotice', 'chosenLocale']
/** What the middleware sets when it renews the session of a request. */
const RENEWED: readonly Id[] = ['session', 'tokens']
/** What a sign-out sets and removes. */
const SIGNED_OUT: Required<Pick<Answer, 'sets' | 'clears'>> = {
  sets: ['signedOut', 'endSession', 'identity'],
  clears: [
    ...RENEWED,
    'known',
    'movedLocale',
    'registrationCountry',
    'secondCountry',
    'currencySwitched',
    'moveNotice',
    'switchNotice',
  ],
}
const OF_STEP: readonly Id[] = [...RENEWED, 'draft', 'previousLocale']

/** Cookies that a file reaches in the code, but sets only for another purpose than its own. */
export const NEVER_SET: Readonly<Record<string, readonly Id[]>> = {
  // It ends a sign-in and may lead to the sibling site: no choice of a site, and no step of a registration.
  [CALLBACK]: ['oidc', 'chosenLocale', 'moveNotice'],
}

/** Every answer that sets cookies, with all that it can set at once beside a renewed session. */
const OWN: Readonly<Record<string, Answer>> = {
  'sign-in starts': { of: 'app/[locale]/login/auth/start/route.ts', sets: ['oidc'], to: AUTHORIZE },
  'sign-in, as a form': {
    of: 'app/api/sign-in/route.ts',
    sets: ['identity', 'username'],
    clears: ['notice'],
    to: LONGEST_PATH,
  },
  'a refused sign-in': { of: 'app/api/sign-in/route.ts', sets: ['notice'], to: LONGEST_PATH },
  'sign-in of support staff, which signs a customer out': {
    of: 'app/api/support/sign-in/route.ts',
    sets: ['support', ...SIGNED_OUT.sets],
    clears: SIGNED_OUT.clears,
    to: LONGEST_PATH,
  },
  'an agent acts as a customer': { of: 'app/api/support/start/route.ts', ...SIGNED_OUT, to: LONGEST_PATH },
  'the callback of a sign-in': {
    of: CALLBACK,
    sets: ['known', 'cart', 'hasCart'],
    clears: ['oidc', 'signedOut'],
    to: LONGEST_PATH,
  },
  'the callback that leads to the sibling site': {
    of: CALLBACK,
    sets: ['known', 'cart', 'hasCart', ...SIBLING],
    clears: ['oidc', 'signedOut'],
    to: LONGEST_PATH,
  },
  'a failed callback': { of: CALLBACK, sets: ['notice'], clears: ['oidc'], to: LONGEST_PATH },
  'a silent sign-in': {
    of: 'app/api/assessments/login/auth/silent/route.ts',
    sets: ['known', 'identity', 'cart', 'hasCart'],
    clears: ['signedOut'],
    json: true,
  },
  'the identity provider': {
    of: 'app/api/assessments/login/auth/[...path]/route.ts',
    sets: ['identity', 'notice'],
    clears: ['endSession'],
    to: AUTHORIZE,
  },
  'sign-out': {
    of: 'app/api/assessments/login/auth/sign-out/route.ts',
    ...SIGNED_OUT,
    to: AUTHORIZE,
  },
  'a personal page': {
    of: MIDDLEWARE,
    sets: [...RENEWED, 'previousLocale'],
    clears: ['switchNotice'],
  },
  'a step of the registration': {
    of: MIDDLEWARE,
    sets: OF_STEP,
    clears: ['moveNotice', 'switchNotice'],
  },
  'a step that leads to the sibling site': { of: MIDDLEWARE, sets: [...OF_STEP, ...MOVE], to: STEP_PATH },
  'a personal page whose session has ended': {
    of: MIDDLEWARE,
    sets: ['notice', 'draft', 'previousLocale', 'signedOut'],
    clears: [...RENEWED, 'moveNotice'],
  },
  'a saved step': {
    of: 'app/api/registration/[step]/route.ts',
    sets: ['identity', 'username', 'registered', ...MOVE],
    to: STEP_PATH,
  },
  'an arrival from another host': {
    of: 'app/api/site-move/route.ts',
    sets: [...MOVE, 'oidc', 'draft'],
    to: AUTHORIZE,
  },
  'a refused arrival from another host': {
    of: 'app/api/site-move/route.ts',
    sets: ['notice'],
    to: LONGEST_PATH,
  },
  'lines added to a cart': {
    of: 'app/api/cart/lines/route.ts',
    sets: ['cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'a cart taken to express checkout': {
    of: 'app/api/cart/express/route.ts',
    sets: ['cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'a list added to a cart': {
    of: 'app/api/quick-order/route.ts',
    sets: ['cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'a changed cart': { of: 'app/api/cart/entries/route.ts', sets: ['cart', 'hasCart'], to: LONGEST_PATH },
  'a saved cart': { of: 'app/api/saved-carts/route.ts', sets: ['cart', 'hasCart'], to: LONGEST_PATH },
  'items ordered again': {
    of: 'app/api/orders/reorder/route.ts',
    sets: ['cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'an order that is looked up': {
    of: 'app/api/order-status/lookup/route.ts',
    sets: ['orderLookup'],
    to: LONGEST_PATH,
  },
  'an order that is opened by a code': {
    of: 'app/api/order-status/code/route.ts',
    sets: ['orderLookup'],
    to: LONGEST_PATH,
  },
  'an invoice that is looked up': {
    of: 'app/api/invoices/lookup/route.ts',
    sets: ['invoiceLookup'],
    to: LONGEST_PATH,
  },
  'the number of lines': { of: 'app/api/cart/route.ts', sets: ['cart', 'hasCart'], json: true },
  'an answer to a prompt': {
    of: 'app/api/profile/route.ts',
    sets: ['session', 'postponed'],
    to: LONGEST_PATH,
  },
  'a changed email': {
    of: 'app/api/account/email/confirmation/route.ts',
    sets: ['session', 'username'],
    to: LONGEST_PATH,
  },
  'a saved profile': { of: 'app/api/account/profile/route.ts', sets: ['session'], to: LONGEST_PATH },
  'saved preferences': {
    of: 'app/api/preferences/route.ts',
    sets: ['session', ...MOVE],
    to: LONGEST_PATH,
  },
  'a cart before another site': {
    of: 'app/api/cart/site/route.ts',
    sets: [...MOVE, 'cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'the choice of a site': { of: 'app/api/locale/route.ts', sets: MOVE, to: LONGEST_PATH },
  'the regional switch': { of: 'app/api/regional-switch/route.ts', sets: MOVE, json: true },
  'a failed page': {
    of: 'lib/front-door/failure/failed-page.ts',
    sets: ['errorRedirect', ...OF_STEP],
    to: LONGEST_PATH,
  },
}

const UNRENEWED = [MIDDLEWARE, ...UNRENEWED_HANDLERS.map(path => `app${path}/route.ts`)]

/** What the middleware adds to the cookies of an answer. */
function addedTo({ of }: Answer): readonly Id[] {
  if (UNRENEWED.includes(of)) return []
  return of.startsWith('app/[locale]/') ? [...RENEWED, 'previousLocale'] : RENEWED
}

/** Every answer that sets cookies, with all that it can set at once. */
export const ANSWERS: Readonly<Record<string, Answer>> = Object.fromEntries(
  Object.entries(OWN).map(([name, answer]) => [
    name,
    { ...answer, sets: [...new Set([...answer.sets, ...addedTo(answer)])] },
  ]),
)
