import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { SearchBox } from '@/components/layout/search-box'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { homePath, searchPath, storePath } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(String(await rootLocale()))
  return { title: getTranslator(locale, 'layout')('notFound.title') }
}

/** The 404 page, in the frame and language of its site. */
export default async function NotFound() {
  const locale = requireLocale(String(await rootLocale()))
  const t = getTranslator(locale, 'layout')
  const links = [
    { label: t('home'), href: homePath(locale) },
    { label: t('searchPage.browse'), href: storePath(locale, 'a-z') },
    { label: t('searchPage.quickOrder'), href: storePath(locale, 'quick-order') },
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
