import { useId } from 'react'
import type { Section } from '@/lib/catalogue/search/load-search.server'
import { contentHref } from '@/lib/content/href'
import type { ContentSearch } from '@/lib/contract/content-search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; content: Section<ContentSearch>; siteBase: string }

/** Pages of the regional marketing site (spec §2, CONTENT); left out where there are none. */
export function FoundContent({ locale, content, siteBase }: Props) {
  const id = useId()
  if (content === undefined) return null
  if (content === 'away')
    return <p className="mt-10 text-muted">{getTranslator(locale, 'search')('partAway.content')}</p>
  if (content.results.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id}>{getTranslator(locale, 'layout')('searchPage.content')}</h2>
      <ul className="mt-2">
        {content.results.map(({ title, summary, href }) => (
          <li key={href} className="py-1">
            <a href={contentHref(href, locale, siteBase)} className="inline-block py-1">
              {title}
            </a>
            {summary !== undefined && <p className="text-sm text-muted">{summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
