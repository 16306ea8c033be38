import type { Metadata } from 'next'
import { FitLink } from '@/components/catalogue/fit-link'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { homeCrumb } from '@/lib/i18n/crumbs'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { storePath } from '@/lib/site/paths'
import { Areas } from '../_home/showcase'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'home')
  const words = { title: t('store.title'), description: t('description') }
  return sharedMetadata(locale, { ...words, pathOn: site => storePath(site) })
}

/**
 * Home page of the store: the whole catalogue by area. News and the benefits of an account are on the
 * regional home page.
 */
export default async function StoreHomePage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'home')
  const layout = getTranslator(locale, 'layout')
  return (
    <>
      <div className="border-b border-sand bg-paper">
        <div className="column py-8 lg:py-12">
          <Breadcrumbs
            label={layout('breadcrumbs')}
            crumbs={[homeCrumb(locale), { label: t('store.title') }]}
          />
          <h1 className="mt-4">{t('store.heading')}</h1>
          <p className="mt-3 max-w-prose text-lg text-muted">{t('store.text')}</p>
          <FitLink locale={locale} />
        </div>
      </div>
      <Areas locale={locale} />
    </>
  )
}
