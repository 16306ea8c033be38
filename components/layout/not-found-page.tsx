import { getTranslator } from '@/lib/i18n/translator'
import { homePath, quickOrderPath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { SearchBox } from './search-box'

/** Not-found page, in the layout and language of the site: a search field and links. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'layout')
  const links = [
    { label: t('home'), href: homePath(locale) },
    { label: t('searchPage.browse'), href: storePath(locale, 'a-z') },
    { label: t('searchPage.quickOrder'), href: quickOrderPath(locale) },
  ]
  return (
    <div className="column py-12 lg:py-20">
      <h1>{t('notFound.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">{t('notFound.text')}</p>
      <p className="mt-2 max-w-prose text-lg">{t('notFound.next')}</p>
      <div className="mt-8 max-w-form">
        <SearchBox action={searchPath(locale)} label={t('search.label')} submitLabel={t('search.submit')} />
      </div>
      <ul className="mt-6 space-y-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
