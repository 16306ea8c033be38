import type { ChildProcess } from 'node:child_process'
import { accountSummaryPath, homePath } from '../lib/site/routes.ts'
import type { CPU_BUDGETS } from './budgets.ts'
import { LOCALE, PRODUCT_PATH, SEARCH_PATH } from './pages.ts'
import type { Target } from './server-cpu.ts'

type Server = { process: ChildProcess; origin: string }

/** `budget` names the row of the CPU budgets, `against` the empty page it is compared with. */
export type Comparison = { name: string; against: string; budget?: keyof typeof CPU_BUDGETS }

export const EMPTY_STATIC = 'empty static page'
export const EMPTY_DYNAMIC = 'empty dynamic page'

export const COMPARISONS: readonly Comparison[] = [
  { name: 'public page, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'public page, not cached', against: EMPTY_STATIC, budget: 'uncached' },
  { name: 'product, cached', against: EMPTY_STATIC, budget: 'cached' },
  { name: 'product, not cached', against: EMPTY_STATIC, budget: 'uncached' },
  { name: 'search', against: EMPTY_DYNAMIC, budget: 'search' },
  { name: 'sign-up, anonymous', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'sign-up, signed in', against: EMPTY_DYNAMIC, budget: 'personal' },
  { name: 'account handler', against: EMPTY_DYNAMIC },
]

/** The front door sends such requests past its cache. */
const PAST_THE_CACHE = { authorization: 'Basic YmVuY2g6' }

const USUAL = 400
/** A page from memory costs so little that the clock needs many of them. */
const MANY = 8_000

/** What is asked of the store, and of the empty app for comparison. `cookie` is a signed-in person's. */
export function cpuTargets(store: Server, floor: Server, cookie: string): readonly Target[] {
  const home = `${store.origin}${homePath(LOCALE)}`
  const product = `${store.origin}${PRODUCT_PATH}`
  const { process } = store
  return [
    { name: EMPTY_STATIC, process: floor.process, url: `${floor.origin}/`, requests: USUAL },
    { name: 'public page, cached', process, url: home, requests: MANY },
    { name: 'public page, not cached', process, url: home, headers: PAST_THE_CACHE, requests: USUAL },
    { name: 'product, cached', process, url: product, requests: MANY },
    { name: 'product, not cached', process, url: product, headers: PAST_THE_CACHE, requests: USUAL },
    { name: EMPTY_DYNAMIC, process: floor.process, url: `${floor.origin}/dynamic`, requests: USUAL },
    { name: 'search', process, url: `${store.origin}${SEARCH_PATH}`, requests: USUAL },
    { name: 'sign-up, anonymous', process, url: `${home}/register`, requests: USUAL },
    { name: 'sign-up, signed in', process, url: `${home}/register`, headers: { cookie }, requests: USUAL },
    {
      name: 'account handler',
      process,
      url: `${store.origin}${accountSummaryPath(LOCALE)}`,
      headers: { cookie },
      requests: USUAL,
    },
  ]
}
