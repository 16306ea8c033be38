import { accountDetailPath, accountPath } from './account-pages.ts'
import { type AddressParameters, firstParam, withParameter } from './address-parameters.ts'
import {
  DISCARD_PARAMETER,
  LIST_PARAMETERS,
  RENEWS_PARAMETER,
  WITHDRAW_PARAMETER,
} from './page-parameters.ts'
import type { Locale } from './sites.ts'

const MOST_PAGE = 500

/** The page of a list that an address asks for; the first one for anything else. */
export function pageOfColleagues(parameters: AddressParameters): number {
  const asked = Number(firstParam(parameters, LIST_PARAMETERS.page))
  return Number.isInteger(asked) && asked >= 1 && asked <= MOST_PAGE ? asked : 1
}

/** The page on which an evidence of a kind is written. */
export function newQualificationPath(locale: Locale, kind: string, renews?: string): string {
  const path = `${accountPath(locale, 'qualifications')}/new/${kind}`
  return renews === undefined ? path : withParameter(path, RENEWS_PARAMETER, renews)
}

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
export function colleaguesPath(locale: Locale, organisation: string, page = 1): string {
  const path = `${accountPath(locale, 'qualifications')}/colleagues/${encodeURIComponent(organisation)}`
  return page === 1 ? path : withParameter(path, LIST_PARAMETERS.page, String(page))
}

/** Handlers of qualifications: `evidence` writes one, `files` adds a file, `actions` does the rest. */
export const qualificationActionPath = (locale: Locale, form: 'evidence' | 'files' | 'actions'): string =>
  `/api/qualifications${form === 'evidence' ? '' : `/${form}`}?${new URLSearchParams({ locale })}`
