/**
 * Site ids of the commerce engine (spec §7). Kept on the wire border because both sides must agree on the
 * bytes.
 */
export const SITE_IDS = [
  'usassessments',
  'caassessments',
  'ukassessments',
  'nlassessments',
  'esassessments',
  'auassessments',
  'nzassessments',
  'sgassessments',
  'asiaassessments',
] as const

export type SiteId = (typeof SITE_IDS)[number]
