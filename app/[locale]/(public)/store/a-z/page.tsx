import type { Metadata } from 'next'
import { AToZ } from '@/components/catalogue/a-to-z'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { loadAllTitles } from '@/lib/catalogue/all-titles.server'
import { siteTag } from '@/lib/catalogue/page-tags'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { tagPage } from '@/lib/request/request-context'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { aToZPath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import { failedContext } from '../_screen/catalogue-context'
import { CatalogueScreen } from '../_screen/catalogue-screen'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'catalogue')
  const words = { title: t('aToZ.title'), description: t('aToZ.description') }
  return sharedMetadata(locale, { ...words, pathOn: aToZPath })
}

/** All titles of the site by name (spec §2, store pages). */
export default async function AToZPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'catalogue')
  tagPage([siteTag(getSite(locale).siteId)])
  const answer = await loadAllTitles(locale)
  const visit = answer.ok
    ? ({ kind: 'shown', shown: answer.value } as const)
    : failedContext(answer.error, aToZPath(locale))
  return (
    <CatalogueScreen
      locale={locale}
      visit={visit}
      draw={({ value, asOf }) => (
        <div className="column py-8 lg:py-12">
          <Breadcrumbs
            label={getTranslator(locale, 'layout')('breadcrumbs')}
            crumbs={[...storeCrumbs(locale), { label: t('aToZ.title') }]}
          />
          <h1 className="mt-4">{t('aToZ.title')}</h1>
          <AToZ locale={locale} {...value} asOf={asOf} />
        </div>
      )}
    />
  )
}
