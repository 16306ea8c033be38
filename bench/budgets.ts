import type { PageClass } from './pages.ts'
import type { PageBytes } from './script-bytes.ts'

type Budget = { gate: number; aim: number }

/** Compressed scripts in addition to those of the empty page, in bytes. */
export const SCRIPT_BUDGETS: Readonly<Record<PageClass, Budget>> = {
  content: { gate: 15_000, aim: 5_000 },
  account: { gate: 20_000, aim: 10_000 },
  wizard: { gate: 20_000, aim: 15_000 },
  order: { gate: 40_000, aim: 25_000 },
  checkout: { gate: 40_000, aim: 25_000 },
}

/** Bytes of the HTML before compression: what the server renders and the browser parses. */
export const HTML_BUDGETS: Readonly<Record<PageClass, Budget>> = {
  content: { gate: 130_000, aim: 100_000 },
  account: { gate: 130_000, aim: 100_000 },
  wizard: { gate: 110_000, aim: 80_000 },
  order: { gate: 110_000, aim: 80_000 },
  checkout: { gate: 110_000, aim: 80_000 },
}

export const CSS_BUDGET: Budget = { gate: 15_000, aim: 10_000 }
export const REQUEST_BUDGET: Budget = { gate: 14, aim: 11 }

/**
 * Server CPU time as multiples of the empty page of the same kind; for lists, the home and other pages of the
 * account, of an account page without a list (decision 62).
 */
export const CPU_BUDGETS = {
  cached: { gate: 0.2, aim: 0.1 },
  rendered: { gate: 3.5, aim: 2.5 },
  personal: { gate: 2.5, aim: 1.5 },
  search: { gate: 3, aim: 2 },
  account: { gate: 3, aim: 2.5 },
  list: { gate: 1.75, aim: 1.25 },
  accountHome: { gate: 2, aim: 1.5 },
} as const satisfies Record<string, Budget>

/** Paint times in milliseconds on a throttled mobile connection, where a second round trip is visible. */
export const PAINT_BUDGETS = {
  fcp: { gate: 950, aim: 800 },
  lcp: { gate: 1_100, aim: 900 },
} as const satisfies Record<string, Budget>

/**
 * Maximum resident memory after the mixed requests with the settings of the image, and minimum share of the
 * throughput without memory limit.
 */
export const MEMORY_GATES = { megabytes: 330, throughput: 0.9 } as const

/** A message for every byte budget that a page exceeds; none if it meets them all. */
export function brokenByteGates(pageClass: PageClass, page: PageBytes, empty: PageBytes): readonly string[] {
  const own = page.scripts - empty.scripts
  const judged: readonly (readonly [string, number, number])[] = [
    ['script bytes beyond the empty page', own, SCRIPT_BUDGETS[pageClass].gate],
    ['HTML bytes', page.html, HTML_BUDGETS[pageClass].gate],
    ['CSS bytes', page.css, CSS_BUDGET.gate],
    ['requests', page.requests, REQUEST_BUDGET.gate],
  ]
  return [
    ...judged.filter(([, is, most]) => is > most).map(([what, is, most]) => `${is} ${what}, at most ${most}`),
    ...page.intruders.map(part => `the ${part} is among the first scripts`),
  ]
}
