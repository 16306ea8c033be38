/** Site ids of commerce (spec §7). Part of the contract because both sides must use identical values. */
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
