import type { Metadata } from 'next'
import { FitScreen } from '@/components/fit/fit-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { fitSubject } from '@/lib/catalogue/fit/fit-subject'
import { loadFit, loadFitChoices } from '@/lib/catalogue/fit/load-fit.server'
import { withOwnLevel } from '@/lib/catalogue/fit/own-level'
import { readOwnLevel } from '@/lib/catalogue/fit/own-level.server'
import { type FitForm, readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import { knownCategories } from '@/lib/catalogue/search/load-search.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { fitPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** The finder itself is for search engines; what somebody has asked it is endless, and is not. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'fit')
  const title = t('title')
  const form = readFitForm(await searchParams)
  if (form.state === 'new' && form.values.area === '')
    return sharedMetadata(locale, { title, description: t('description'), pathOn: fitPath })
  return { title: await titleOf(locale, form), robots: { index: false } }
}

/** The title says what was asked, so that several pages of the finder can be told apart. */
async function titleOf(locale: Locale, form: FitForm): Promise<string> {
  const t = getTranslator(locale, 'fit')
  const title = t('title')
  if (form.state === 'wrong') return getTranslator(locale, 'common')('errorTitlePrefix', { title })
  if (form.state === 'new') return title
  const areas = form.wishes.area === undefined ? [] : await knownCategories(locale)
  return t('titleFor', { title, subject: fitSubject(locale, form.wishes, areas) })
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
