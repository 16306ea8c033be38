import type { Metadata } from 'next'
import { CompareScreen } from '@/components/compare/compare-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { DIFFERENCES } from '@/lib/catalogue/compare/compare-address'
import { COMPARE_PARAMETERS } from '@/lib/catalogue/compare/compare-parameters'
import { readComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { comparedNames, loadComparison } from '@/lib/catalogue/compare/load-comparison.server'
import { cleanQuery } from '@/lib/catalogue/search/typed-text'
import { formatList } from '@/lib/format/list'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** The title names what is compared, by acronym. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'compare')
  const names = await comparedNames(locale, readComparedCodes(await searchParams).codes)
  const title = names.length === 0 ? t('title') : t('titleFor', { names: formatList(locale, names) })
  return { title, robots: { index: false } }
}

export default async function ComparePage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const chosen = readComparedCodes(parameters)
  const text = cleanQuery(firstParam(parameters, COMPARE_PARAMETERS.text))
  const comparison = await loadComparison(locale, chosen.codes, text)
  if (comparison.state === 'away') setPageStatus(503)
  return (
    <CompareScreen
      locale={locale}
      chosen={chosen}
      comparison={comparison}
      onlyDifferences={firstParam(parameters, COMPARE_PARAMETERS.only) === DIFFERENCES}
      text={text}
      supportHref={supportHref(locale)}
    />
  )
}
