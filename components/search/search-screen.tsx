import { FitLink } from '@/components/catalogue/fit-link'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { isNarrowed } from '@/lib/catalogue/search/search-query'
import { shortened } from '@/lib/catalogue/search/search-title'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { Areas } from './areas'
import { SearchField } from './search-field'
import { SearchFound } from './search-found'
import type { SearchScreenProps } from './search-screen-props'

/** Results page of the search (spec §2, search box): titles, items, pages of the regional site. */
export function SearchScreen(props: SearchScreenProps) {
  const { locale, query, view } = props
  const t = getTranslator(locale, 'layout')
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('searchPage.title') }]}
      />
      <h1 className="mt-4 break-words">{headingOf(props)}</h1>
      <div className="mt-5 max-w-form">
        <SearchField locale={locale} query={query.text} />
      </div>
      {query.text === '' && !isNarrowed(query) && (
        <>
          <p className="mt-3 text-muted">{t('searchPage.prompt')}</p>
          <FitLink locale={locale} />
        </>
      )}
      {view.state === 'away' ? (
        <div className="mt-8">
          <ServiceUnavailable
            {...props}
            as="section"
            subject="search"
            retryHref={searchAddress(locale, props.asked)}
            requestId={view.requestId}
          >
            <Areas locale={locale} categories={view.categories} />
          </ServiceUnavailable>
        </div>
      ) : (
        <SearchFound {...props} view={view} />
      )}
    </div>
  )
}

/** The search text, as much of it as fits; without a text, the filters. */
function headingOf({ locale, query, subject }: SearchScreenProps): string {
  const t = getTranslator(locale, 'layout')
  if (query.text !== '') return t('searchPage.headingFor', { query: shortened(query.text) })
  return subject ?? t('searchPage.heading')
}
