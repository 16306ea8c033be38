import { type AddressRules, publicOrigin } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'

export type ForeignWrite = 'unknown-host' | 'foreign-origin' | 'cross-site' | 'no-origin'

/**
 * Whether a change comes from a page of this very origin: `Origin` must be ours, and where the browser tells
 * how the request came about (`Sec-Fetch-Site`) neither a sibling site nor a foreign one may have made it. A
 * request that says neither is no form of ours. Every change is checked so, sign-out too.
 */
export function checkWriteOrigin(request: Request, rules: AddressRules): Result<undefined, ForeignWrite> {
  const own = publicOrigin(request, rules)
  if (own === undefined) return failed('unknown-host')
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && origin !== own) return failed('foreign-origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return failed('cross-site')
  if (origin === null && site !== 'same-origin') return failed('no-origin')
  return ok(undefined)
}
