import type { ChildProcess } from 'node:child_process'
import { accountSummaryPath, cartPath, homePath, searchPath } from '../lib/site/routes.ts'
import type { CPU_BUDGETS } from './budgets.ts'
import { LOCALE, PRODUCT_PATH } from './pages.ts'
import { ROUNDS, type Target } from './server-cpu.ts'

type Server = { process: ChildProcess; origin: string }

/** `budget` is the row of the CPU budgets, `against` the empty page for comparison. */
export type Comparison = { name: string; against: string; budget?: keyof typeof CPU_BUDGETS }

export const EMPTY_STATIC = 'empty static page'
export const EMPTY_DYNAMIC = 'empty dynamic page'

export const COMPARISONS: readonly Comparison[] = [
  { name: 'public page, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'product, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'home, rendered', against: EMPTY_DYNAMIC, budget: 'rendered' },
  { name: 'product, rendered', against: EMPTY_DYNAMIC, budget: 'rendered' },
  { name: 'search, new words', against: EMPTY_DYNAMIC, budget: 'search' },
  { name: 'cart of three lines', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'sign-up, anonymous', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'sign-up, signed in', against: EMPTY_DYNAMIC, budget: 'personal' },
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
 */
export type Askers = { registering: string; buyer: string; titles: readonly string[] }

/** All measured requests, to the store and, for comparison, to the empty app. */
export function cpuTargets(store: Server, floor: Server, askers: Askers): readonly Target[] {
  const { registering: cookie } = askers
  const home = `${store.origin}${homePath(LOCALE)}`
  const product = `${store.origin}${PRODUCT_PATH}`
  const { process } = store
  return [
    { name: EMPTY_STATIC, process: floor.process, urls: same(`${floor.origin}/`), requests: USUAL },
    { name: 'public page, cached', process, urls: same(home), requests: MANY },
    { name: 'product, cached', process, urls: same(product), requests: MANY },
    { name: EMPTY_DYNAMIC, process: floor.process, urls: same(`${floor.origin}/dynamic`), requests: USUAL },
    { name: 'home, rendered', process, urls: same(home), headers: PAST_THE_CACHE, requests: USUAL },
    ...unrememberedTargets(store, askers),
    { name: 'sign-up, anonymous', process, urls: same(`${home}/register`), requests: USUAL },
    {
      name: 'sign-up, signed in',
      process,
      urls: same(`${home}/register`),
      headers: { cookie },
      requests: USUAL,
    },
    {
      name: 'account handler',
      process,
      urls: same(`${store.origin}${accountSummaryPath(LOCALE)}`),
      headers: { cookie },
      requests: USUAL,
    },
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
