import type { Metadata } from 'next'
import { FitScreen } from '@/components/fit/fit-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { loadFit, loadFitChoices } from '@/lib/catalogue/fit/load-fit.server'
import { withOwnLevel } from '@/lib/catalogue/fit/own-level'
import { readOwnLevel } from '@/lib/catalogue/fit/own-level.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { setPageStatus } from '@/lib/request/request-context'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { fitMetadata } from './fit-metadata'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  fitMetadata(requireLocale((await params).locale), readFitForm(await searchParams))

export default async function FitPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const form = readFitForm(await searchParams)
  const [choices, results, ownLevel] = await Promise.all([
    loadFitChoices(locale),
    form.state === 'asked' ? loadFit(locale, form) : undefined,
    form.state === 'new' ? readOwnLevel(locale) : undefined,
  ])
  if (results?.state === 'away') setPageStatus(503)
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
