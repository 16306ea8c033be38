import { type AddressRules, publicOrigin } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'

export type CrossSiteWrite = 'unknown-host' | 'foreign-origin' | 'cross-site' | 'no-origin'

/**
 * Whether a write comes from a page of this origin: `Origin` must be ours, and `Sec-Fetch-Site`, if the
 * browser sends it, must be neither same-site nor cross-site. Without `Origin`, `Sec-Fetch-Site` must be
 * same-origin. Every write is checked, sign-out included.
 */
export function checkWriteOrigin(request: Request, rules: AddressRules): Result<undefined, CrossSiteWrite> {
  const own = publicOrigin(request, rules)
  if (own === undefined) return failed('unknown-host')
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && origin !== own) return failed('foreign-origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return failed('cross-site')
  if (origin === null && site !== 'same-origin') return failed('no-origin')
  return ok(undefined)
}
