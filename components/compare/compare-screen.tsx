import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { ComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { comparedRows } from '@/lib/catalogue/compare/compared-rows'
import type { Comparison } from '@/lib/catalogue/compare/load-comparison.server'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { AddTitle } from './add-title'
import { CompareNotes } from './compare-notes'
import { CompareTable } from './compare-table'
import { DifferencesLink } from './differences-link'

type Props = {
  locale: Locale
  chosen: ComparedCodes
  comparison: Comparison
  onlyDifferences: boolean
  /** Search text for another title to add. */
  text: string
  supportHref: string
}

/**
 * Up to four titles side by side. The selection is in the address: it can be bookmarked, shared and changed
 * by plain links.
 */
export function CompareScreen(props: Props) {
  const { locale, chosen, comparison, onlyDifferences, text } = props
  const t = getTranslator(locale, 'compare')
  const label = getTranslator(locale, 'layout')('breadcrumbs')
  const codes = comparison.state === 'shown' ? comparison.titles.map(({ code }) => code) : chosen.codes
  const waiting = comparison.state === 'shown' ? comparison.waiting.map(({ code }) => code) : []
  const rows = comparison.state === 'shown' ? comparedRows(locale, comparison.titles) : []
  return (
    <div data-compared={codes.join(',')} className="column py-8 lg:py-12">
      <Breadcrumbs label={label} crumbs={[...storeCrumbs(locale), { label: t('title') }]} />
      <h1 className="mt-4">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{codes.length === 0 ? t('empty') : t('intro')}</p>
      {comparison.state === 'away' ? (
        <div className="mt-8">
          <ServiceUnavailable
            {...props}
            as="section"
            subject="compare"
            retryHref={comparePath(locale, chosen.codes)}
            requestId={comparison.requestId}
          />
        </div>
      ) : (
        <>
          <CompareNotes locale={locale} chosen={chosen} comparison={comparison} />
          {codes.length > 0 && <AddTitle {...{ locale, codes, text }} offered={comparison.offered} />}
          {codes.length > 0 && (
            <>
              <DifferencesLink {...{ locale, onlyDifferences, rows }} codes={[...codes, ...waiting]} />
              <CompareTable {...{ locale, onlyDifferences, rows, waiting }} titles={comparison.titles} />
            </>
          )}
          {codes.length === 0 && <AddTitle {...{ locale, codes, text }} offered={comparison.offered} />}
        </>
      )}
    </div>
  )
}
