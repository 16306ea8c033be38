import { useId } from 'react'
import { contentHref } from '@/lib/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import { searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { SearchBox } from './search-box'

export type SearchSection = {
  kind: 'products' | 'productItems' | 'content'
  hits: readonly { label: string; href: string }[]
}

type Props = {
  locale: Locale
  /** Empty before the first search. */
  query: string
  sections: readonly SearchSection[]
  siteBase: string
}

/** The search with its results under the three headings of the store (spec §2); one without hits is left out. */
export function SearchResults({ locale, query, sections, siteBase }: Props) {
  const t = getTranslator(locale, 'layout')
  const found = sections.filter(({ hits }) => hits.length > 0)
  return (
    <div className="column py-8 lg:py-14">
      <h1 className="break-words">
        {query === '' ? t('searchPage.heading') : t('searchPage.headingFor', { query })}
      </h1>
      <div className="mt-6 max-w-form">
        <SearchBox
          action={searchPath(locale)}
          label={t('search.label')}
          submitLabel={t('search.submit')}
          query={query}
        />
      </div>
      {found.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="mt-10">
          <h2 id={`found-${kind}`}>{t(`searchPage.${kind}`)}</h2>
          <ul className="mt-3 divide-y divide-line">
            {hits.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-block py-3">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <NothingFound locale={locale} query={query} siteBase={siteBase} />}
    </div>
  )
}

function NothingFound({ locale, query, siteBase }: Pick<Props, 'locale' | 'query' | 'siteBase'>) {
  const headingId = useId()
  const t = getTranslator(locale, 'layout')
  const ways = [
    { label: t('searchPage.browse'), target: 'store:a-z' },
    { label: t('searchPage.quickOrder'), target: 'store:quick-order' },
    { label: t('searchPage.contact'), target: 'site:contact-us' },
  ]
  return (
    <section
      aria-labelledby={headingId}
      className="mt-10 max-w-form rounded-md border border-sand bg-paper p-6"
    >
      <h2 id={headingId} className="text-xl">
        {query === '' ? t('searchPage.promptTitle') : t('searchPage.emptyTitle')}
      </h2>
      <p className="mt-2">{query === '' ? t('searchPage.prompt') : t('searchPage.empty')}</p>
      <ul className="mt-4">
        {ways.map(({ label, target }) => (
          <li key={target}>
            <a href={contentHref(target, locale, siteBase)} className="inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
