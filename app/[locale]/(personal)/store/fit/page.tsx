import type { Metadata } from 'next'
import { FitScreen } from '@/components/fit/fit-screen'
import { loadFit, loadFitChoices } from '@/lib/catalogue/fit/load-fit.server'
import { withOwnLevel } from '@/lib/catalogue/fit/own-level'
import { readOwnLevel } from '@/lib/catalogue/fit/own-level.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { AddressParameters } from '@/lib/catalogue/search/search-address'
import { supportHref } from '@/lib/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/search-engines/sharing.server'
import { fitPath } from '@/lib/site/routes'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** The finder itself is for search engines; what somebody has asked it is endless, and is not. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'fit')
  const title = t('title')
  const { state, values } = readFitForm(await searchParams)
  if (state === 'new' && values.area === '')
    return sharedMetadata(locale, { title, description: t('description'), pathOn: fitPath })
  return {
    title: state === 'wrong' ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

export default async function FitPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const form = readFitForm(await searchParams)
  const [choices, results, ownLevel] = await Promise.all([
    loadFitChoices(locale),
    form.state === 'asked' ? loadFit(locale, form) : undefined,
    form.state === 'new' ? readOwnLevel(locale) : undefined,
  ])
  return (
    <FitScreen
      locale={locale}
      form={withOwnLevel(form, ownLevel)}
      choices={choices}
      isLevelOwn={ownLevel !== undefined}
      results={results}
      supportHref={supportHref(locale)}
    />
  )
}
