import { accountDetailPath, accountPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import type { Locale } from './sites.ts'

/** Parameter with the qualification that a new one shall renew. */
export const RENEWS_PARAMETER = 'renews'

/** The page on which an evidence of a kind is written. */
export function newQualificationPath(locale: Locale, kind: string, renews?: string): string {
  const path = `${accountPath(locale, 'qualifications')}/new/${kind}`
  return renews === undefined ? path : withParameter(path, RENEWS_PARAMETER, renews)
}

/** The page on which an evidence is changed. */
export const qualificationEditPath = (locale: Locale, id: string): string =>
  `${accountDetailPath(locale, 'qualifications', id)}/edit`

/** Handlers of qualifications: `evidence` writes one, `files` adds a file, `actions` does the rest. */
export const qualificationActionPath = (locale: Locale, form: 'evidence' | 'files' | 'actions'): string =>
  `/api/qualifications${form === 'evidence' ? '' : `/${form}`}?${new URLSearchParams({ locale })}`
