import type { Metadata } from 'next'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { getTranslator } from '@/lib/i18n/translator'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Outcome for an address of the catalogue. */
export type CatalogueContext<T> =
  | { kind: 'shown'; shown: T }
  /** The page has another address, maybe only temporarily. */
  | { kind: 'moved'; to: string; isForNow?: boolean }
  | { kind: 'missing' }
  /** Commerce is unavailable, and no cached response exists. */
  | { kind: 'outage'; requestId: string; retryHref: string }

/** Maps a failed read: not found, or an outage. */
export const failedContext = (problem: Problem, retryHref: string): CatalogueContext<never> =>
  isNotFound(problem) ? { kind: 'missing' } : { kind: 'outage', requestId: problem.requestId, retryHref }

/** Title and description; a page that is not shown is not indexed by search engines. */
export function catalogueMetadata<T>(
  locale: Locale,
  visit: CatalogueContext<T>,
  describe: (shown: T) => Metadata,
): Metadata {
  if (visit.kind === 'shown') return describe(visit.shown)
  const title =
    visit.kind === 'outage'
      ? getTranslator(locale, 'unavailable')('subjects.catalogue.title')
      : getTranslator(locale, 'layout')('notFound.title')
  return { title, robots: { index: false } }
}
