import type { Metadata } from 'next'
import { AccountSteps } from '@/components/home/account-steps'
import { AnonymousOnly } from '@/components/home/anonymous-only'
import { Explore } from '@/components/home/explore'
import { HelpPanel } from '@/components/home/help-panel'
import { Hero } from '@/components/home/hero'
import { QualificationLevels } from '@/components/home/qualification-levels'
import { getSettings } from '@/lib/config/env.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { homePath } from '@/lib/site/paths'
import { NewestTitles } from './_home/showcase'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'home')
  const words = { title: t('title'), description: t('description') }
  return sharedMetadata(locale, { ...words, pathOn: homePath })
}

/** Regional home page: range of products, entry points, account and qualification levels. */
export default async function HomePage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  const siteBase = getSettings().CONTENT_URL
  return (
    <>
      <Hero locale={locale} />
      <NewestTitles locale={locale} />
      <Explore locale={locale} siteBase={siteBase} />
      <AnonymousOnly>
        <AccountSteps locale={locale} />
      </AnonymousOnly>
      <QualificationLevels locale={locale} siteBase={siteBase} />
      <HelpPanel locale={locale} siteBase={siteBase} />
    </>
  )
}
