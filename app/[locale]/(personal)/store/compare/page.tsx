import type { Metadata } from 'next'
import { CompareScreen } from '@/components/compare/compare-screen'
import { DIFFERENCES } from '@/lib/catalogue/compare/compare-address'
import { readComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { comparedNames, loadComparison } from '@/lib/catalogue/compare/load-comparison.server'
import { cleanQuery } from '@/lib/catalogue/search/typed-text'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import { firstParam } from '@/lib/site/address-parameters'
import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'
import { pageMetadata } from '../../../_shell/page-metadata'
import { type StoreRequest, storePage } from '../_shell/store-page'

/** The title names the compared products by acronym. */
async function metadata({ locale, parameters }: StoreRequest): Promise<Metadata> {
  const t = getTranslator(locale, 'compare')
  const names = await comparedNames(locale, readComparedCodes(parameters).codes)
  const title = names.length === 0 ? t('title') : t('titleFor', { names: formatList(locale, names) })
  return pageMetadata(locale, title)
}

async function load({ locale, parameters }: StoreRequest) {
  const chosen = readComparedCodes(parameters)
  const text = cleanQuery(firstParam(parameters, COMPARE_PARAMETERS.text))
  const comparison = await loadComparison(locale, chosen.codes, text)
  const onlyDifferences = firstParam(parameters, COMPARE_PARAMETERS.only) === DIFFERENCES
  return { chosen, comparison, onlyDifferences, text }
}

const page = storePage({
  metadata,
  load,
  isAway: ({ comparison }) => comparison.state === 'away',
  render: (loaded, view) => <CompareScreen {...loaded} {...view} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
