import type { Metadata } from 'next'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { getTranslator } from '@/lib/i18n/translator'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** What an address of the catalogue leads to. */
export type CatalogueContext<T> =
  | { kind: 'shown'; shown: T }
  /** The page has another address, maybe only as things are now. */
  | { kind: 'moved'; to: string; isForNow?: boolean }
  | { kind: 'missing' }
  /** Commerce is away, and nothing is kept of what it would say. */
  | { kind: 'outage'; requestId: string; retryHref: string }

/** Either there is no such thing, or nobody knows. */
export const failedVisit = (problem: Problem, retryHref: string): CatalogueContext<never> =>
  isNotFound(problem) ? { kind: 'missing' } : { kind: 'outage', requestId: problem.requestId, retryHref }

/** Title and description: what is not shown is not for search engines. */
export function visitMetadata<T>(
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
