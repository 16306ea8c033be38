import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'
import { Areas } from './areas'

type Props = {
  locale: Locale
  wishes: SearchQuery
  view: Extract<SearchView, { state: 'away' }>
  supportHref: string
}

/** Commerce is away: it says so, keeps the search, and offers the areas, whose pages stay up. */
export function SearchAway({ locale, wishes, view: { categories, requestId }, supportHref }: Props) {
  setPageStatus(503)
  const t = getTranslator(locale, 'search')
  return (
    <section className="mt-8 max-w-prose">
      <h2>{t('away.title')}</h2>
      <p className="mt-3">{t('away.text')}</p>
      <Areas locale={locale} categories={categories} />
      <p className="mt-6">
        <ButtonLink href={searchAddress(locale, wishes)}>{t('away.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
      <p className="mt-6 text-sm text-muted">
        {getTranslator(locale, 'register')('problem.reference', { id: requestId })}
      </p>
    </section>
  )
}
