import { contentHref } from '@/lib/backends/content/href'
import type { Section } from '@/lib/catalogue/search/order-sections'
import type { ContentSearch } from '@/lib/contract/content-search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FoundContentView } from './found-list-view'
import { PAGES_ID } from './parts'

type Props = { locale: Locale; content: Section<ContentSearch>; siteBase: string }

/** Pages of the regional marketing site (spec §2, search box); omitted where there are none. */
export function FoundContent({ locale, content, siteBase }: Props) {
  if (content === undefined) return null
  if (content === 'away')
    return (
      <p className="mt-10 text-muted first:mt-0">{getTranslator(locale, 'search')('partAway.content')}</p>
    )
  if (content.results.length === 0) return null
  return (
    <FoundContentView
      id={PAGES_ID}
      heading={getTranslator(locale, 'layout')('searchPage.content')}
      rows={content.results.map(({ title, summary, href }) => ({
        title,
        href: contentHref(href, locale, siteBase),
        ...(summary === undefined ? {} : { summary }),
      }))}
    />
  )
}
