import type { ChildProcess } from 'node:child_process'
import { accountPath } from '../lib/site/account-pages.ts'
import { checkoutPath } from '../lib/site/checkout-steps.ts'
import { accountSummaryPath, cartPath, homePath, searchPath } from '../lib/site/paths.ts'
import type { CPU_BUDGETS } from './budgets.ts'
import { LONG_LIST } from './long-list.ts'
import { ACCOUNT_AREA, CHECKOUT_STEPS, LOCALE, PRODUCT_PATH } from './pages.ts'
import { ROUNDS, type Target } from './server-cpu.ts'

/** A running server; `origin` without a path. */
export type Server = { process: ChildProcess; origin: string }

/** `budget` is the row of the CPU budgets, `against` the page for comparison. */
export type Comparison = { name: string; against: string; budget?: keyof typeof CPU_BUDGETS }

export const EMPTY_STATIC = 'empty static page'
export const EMPTY_DYNAMIC = 'empty dynamic page'

/** What lists of the account are compared with: the same frame around a few entries (decision 49). */
export const SHORT_ACCOUNT_PAGE = 'account page without a long list'

/** It makes a call for each part of the account. */
const ACCOUNT_HOME = 'account home'

/** Pages of somebody signed in that are compared with that page. */
const AREA_PAGES = ACCOUNT_AREA.filter(({ as, name }) => as !== undefined && name !== 'payment cards')

const LONG_LISTS: readonly string[] = [
  'order history of 5,000',
  'order history, last page',
  'order history, search',
  'invoices of 5,000',
  'quotes of 5,000',
]

/** Whether one of these comparisons needs the long lists, which take minutes to make. */
export const needsLongLists = (comparisons: readonly Comparison[]): boolean =>
  comparisons.some(({ name }) => LONG_LISTS.includes(name))

const checkoutName = (step: (typeof CHECKOUT_STEPS)[number]): string => `checkout, ${step}`

export const COMPARISONS: readonly Comparison[] = [
  { name: 'public page, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'product, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'home, rendered', against: EMPTY_DYNAMIC, budget: 'rendered' },
  { name: 'product, rendered', against: EMPTY_DYNAMIC, budget: 'rendered' },
  { name: 'search, new words', against: EMPTY_DYNAMIC, budget: 'search' },
  { name: 'cart of three lines', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'sign-up, anonymous', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'sign-up, signed in', against: EMPTY_DYNAMIC, budget: 'personal' },
  ...CHECKOUT_STEPS.map(
    (step): Comparison => ({ name: checkoutName(step), against: EMPTY_DYNAMIC, budget: 'personal' }),
  ),
  { name: SHORT_ACCOUNT_PAGE, against: EMPTY_DYNAMIC, budget: 'account' },
  ...[...LONG_LISTS, ...AREA_PAGES.map(({ name }) => name)].map(
    (name): Comparison => ({
      name,
      against: SHORT_ACCOUNT_PAGE,
      budget: name === ACCOUNT_HOME ? 'accountHome' : 'list',
    }),
  ),
  { name: 'account handler', against: EMPTY_DYNAMIC },
]

/** With this header the front door bypasses its cache. */
const PAST_THE_CACHE = { authorization: 'Basic YmVuY2g6' }

const USUAL = 400

/** A cached page costs so little CPU time that many requests are needed to measure it. */
const MANY = 8_000

const same = (url: string) => () => [url]

/** Requests per round that no cache can answer. */
const NEW = 300

/** Titles that the sandbox needs in addition to the samples, so that each is requested once. */
export const TITLES_NEEDED = NEW * (ROUNDS + 1)

/**
 * Input of the requests: cookies of signed-in users, and paths of titles that have not been requested yet.
 * Without `ordering` and `listing` checkout and order history are not asked for: a build may be older.
 */
export type Askers = {
  registering: string
  buyer: string
  ordering?: string
  /** Cookies of an organization administrator; their lists have 5,000 entries where lists are measured. */
  listing?: string
  titles: readonly string[]
}

/** All measured requests, to the store and, for comparison, to the empty app, in a fixed order. */
export function cpuTargets(store: Server, floor: Server, askers: Askers): readonly Target[] {
  const emptyPage = (name: string, path: string): Target => ({
    name,
    process: floor.process,
    urls: same(`${floor.origin}${path}`),
    requests: USUAL,
  })
  const [cached, rendered] = [cachedTargets(store), renderedTargets(store, askers)]
  return [emptyPage(EMPTY_STATIC, '/'), ...cached, emptyPage(EMPTY_DYNAMIC, '/dynamic'), ...rendered]
}

/** The measured requests to the store alone. */
export const storeTargets = (store: Server, askers: Askers): readonly Target[] => [
  ...cachedTargets(store),
  ...renderedTargets(store, askers),
]

const homeUrl = ({ origin }: Server): string => `${origin}${homePath(LOCALE)}`

/** Requests that the front door answers from its cache. */
function cachedTargets(store: Server): readonly Target[] {
  const { process, origin } = store
  return [
    { name: 'public page, cached', process, urls: same(homeUrl(store)), requests: MANY },
    { name: 'product, cached', process, urls: same(`${origin}${PRODUCT_PATH}`), requests: MANY },
  ]
}

/** Requests that are rendered or handled, in a fixed order. */
function renderedTargets(store: Server, askers: Askers): readonly Target[] {
  const { process, origin } = store
  const home = homeUrl(store)
  const register = same(`${home}/register`)
  const account = same(`${origin}${accountSummaryPath(LOCALE)}`)
  const headers = { cookie: askers.registering }
  return [
    { name: 'home, rendered', process, urls: same(home), headers: PAST_THE_CACHE, requests: USUAL },
    ...unrememberedTargets(store, askers),
    { name: 'sign-up, anonymous', process, urls: register, requests: USUAL },
    { name: 'sign-up, signed in', process, urls: register, headers, requests: USUAL },
    ...checkoutTargets(store, askers),
    ...listTargets(store, askers),
    { name: 'account handler', process, urls: account, headers, requests: USUAL },
  ]
}

function checkoutTargets({ process, origin }: Server, { ordering }: Askers): readonly Target[] {
  if (ordering === undefined) return []
  return CHECKOUT_STEPS.map(step => ({
    name: checkoutName(step),
    process,
    urls: same(`${origin}${checkoutPath(LOCALE, step)}`),
    headers: { cookie: ordering },
    requests: USUAL,
  }))
}

function listTargets({ process, origin }: Server, { listing }: Askers): readonly Target[] {
  if (listing === undefined) return []
  const target = (name: string, path: string): Target => ({
    name,
    process,
    urls: same(`${origin}${path}`),
    headers: { cookie: listing },
    requests: USUAL,
  })
  return [
    target(SHORT_ACCOUNT_PAGE, accountPath(LOCALE, 'paymentCards')),
    target('order history of 5,000', LONG_LIST.first),
    target('order history, last page', LONG_LIST.last),
    target('order history, search', LONG_LIST.search),
    target('invoices of 5,000', LONG_LIST.invoices),
    target('quotes of 5,000', LONG_LIST.quotes),
    ...AREA_PAGES.map(({ name, path }) => target(name, path)),
  ]
}

/** Requests that have to be rendered, whatever is cached. */
function unrememberedTargets({ process, origin }: Server, { buyer, titles }: Askers): readonly Target[] {
  const words = `${origin}${searchPath(LOCALE)}?q=reading`
  return [
    {
      name: 'product, rendered',
      process,
      urls: round => titles.slice(round * NEW, (round + 1) * NEW).map(path => `${origin}${path}`),
      requests: NEW,
    },
    {
      name: 'search, new words',
      process,
      // A number matches no title, so every search has the same results.
      urls: round => Array.from({ length: NEW }, (_, index) => `${words}+${round * NEW + index}`),
      requests: NEW,
    },
    {
      name: 'cart of three lines',
      process,
      urls: same(`${origin}${cartPath(LOCALE)}`),
      headers: { cookie: buyer },
      requests: NEW,
    },
  ]
}
