import { accountDetailPath, accountPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import { atPage } from './page-number.ts'
import { DISCARD_PARAMETER, RENEWS_PARAMETER, WITHDRAW_PARAMETER } from './page-parameters.ts'
import type { Locale } from './sites.ts'

/** The page on which an evidence of a kind is written. */
export function newQualificationPath(locale: Locale, kind: string, renews?: string): string {
  const path = `${accountPath(locale, 'qualifications')}/new/${kind}`
  return renews === undefined ? path : withParameter(path, RENEWS_PARAMETER, renews)
}

/** Id of the heading under which the list offers the kinds of evidence. */
export const NEW_EVIDENCE_ID = 'new-evidence'

/** Where the kinds of evidence are offered. */
export const newEvidenceHref = (locale: Locale): string =>
  `${accountPath(locale, 'qualifications')}#${NEW_EVIDENCE_ID}`

/** The page on which an evidence is changed. */
export const qualificationEditPath = (locale: Locale, id: string): string =>
  `${accountDetailPath(locale, 'qualifications', id)}/edit`

/** The list, asking whether a draft is deleted. */
export const discardDraftPath = (locale: Locale, key: string): string =>
  withParameter(accountPath(locale, 'qualifications'), DISCARD_PARAMETER, key)

/** The page of an evidence, asking whether it is withdrawn. */
export const withdrawPath = (locale: Locale, id: string): string =>
  withParameter(accountDetailPath(locale, 'qualifications', id), WITHDRAW_PARAMETER, 'ask')

/** The page with the levels of the members of an organization, for its administrators. */
export const colleaguesPath = (locale: Locale, organisation: string, page = 1): string =>
  atPage(`${accountPath(locale, 'qualifications')}/colleagues/${encodeURIComponent(organisation)}`, page)

type QualificationForm = 'evidence' | 'submission' | 'withdrawal'

/**
 * Handlers of qualifications: `evidence` writes the details of one, `submission` changes its documents and
 * sends it, `withdrawal` takes it back or deletes a draft.
 */
export const qualificationActionPath = (locale: Locale, form: QualificationForm): string =>
  `/api/qualifications${form === 'evidence' ? '' : `/${form}`}?${new URLSearchParams({ locale })}`
