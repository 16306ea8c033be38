import { FitLink } from '@/components/catalogue/fit-link'
import { isNarrowed } from '@/lib/catalogue/search/search-wishes'
import { getTranslator } from '@/lib/i18n/translator'
import { SearchAway } from './search-away'
import { SearchField } from './search-field'
import { SearchFound } from './search-found'
import type { SearchScreenProps } from './search-screen-props'

/** The search of the store with what it found (spec §2, search box): titles, items, pages of the regional site. */
export function SearchScreen(props: SearchScreenProps) {
  const { locale, wishes, view } = props
  const t = getTranslator(locale, 'layout')
  return (
    <div className="column py-8 lg:py-12">
      <h1 className="break-words">
        {wishes.text === '' ? t('searchPage.heading') : t('searchPage.headingFor', { query: wishes.text })}
      </h1>
      <div className="mt-5 max-w-form">
        <SearchField locale={locale} query={wishes.text} />
      </div>
      {wishes.text === '' && !isNarrowed(wishes) && (
        <>
          <p className="mt-3 text-muted">{t('searchPage.prompt')}</p>
          <FitLink locale={locale} />
        </>
      )}
      {view.state === 'away' ? (
        <SearchAway {...props} wishes={props.asked} view={view} />
      ) : (
        <SearchFound {...props} view={view} />
      )}
    </div>
  )
}
