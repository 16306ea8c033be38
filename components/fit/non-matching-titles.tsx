import { LOOKED_THROUGH, type NonMatchingTitle } from '@/lib/catalogue/fit/collect-non-matching'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import type { FitResults } from '@/lib/catalogue/fit/load-fit.server'
import { mismatchText } from '@/lib/catalogue/fit/mismatch-text'
import type { FitForm } from '@/lib/catalogue/fit/read-fit-form'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { NonMatchingTitlesView, type UnfitData } from './non-matching-titles-view'

type Rest = Extract<FitResults, { state: 'found' }>['rest']

type Props = {
  locale: Locale
  form: Extract<FitForm, { state: 'asked' }>
  rest: Rest
}

const HEADING_ID = 'does-not-fit'

/** Every title that does not fit, with all the reasons. */
export function NonMatchingTitles({ locale, form, rest }: Props) {
  const t = getTranslator(locale, 'fit')
  if (rest === undefined) return <p className="mt-10 text-muted">{t('restAway')}</p>
  const { count, titles } = rest
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12">
      <h2 id={HEADING_ID}>{t('rest.heading', { count })}</h2>
      {titles.length > 0 && (
        <NonMatchingTitlesView rest={titles.map(unfit => nonMatchingData(locale, unfit))} />
      )}
      {titles.length === 0 && count > 0 && <p className="mt-2">{emptyText(locale, rest)}</p>}
      <RestPaging locale={locale} form={form} next={rest.next} />
    </section>
  )
}

/** Text of an empty page: either all titles of this stretch fit, or the page is beyond the last one. */
const emptyText = (locale: Locale, { next }: NonNullable<Rest>): string =>
  next === undefined
    ? getTranslator(locale, 'search')('pastEnd')
    : getTranslator(locale, 'fit')('rest.gap', { count: LOOKED_THROUGH })

function nonMatchingData(locale: Locale, { title, reasons }: NonMatchingTitle): UnfitData {
  return {
    href: productPath(locale, title),
    acronym: title.assessment.acronym,
    name: title.name,
    reasons: reasons.map(reason => mismatchText(locale, reason)),
  }
}

const LINK = 'inline-flex min-h-11 items-center'

/** Links to the next page and to the first: the length of the pages between is unknown. */
function RestPaging({ locale, form, next }: Omit<Props, 'rest'> & { next: number | undefined }) {
  const t = getTranslator(locale, 'fit')
  const { values, fitPage, restFrom } = form
  if (next === undefined && restFrom === 0) return null
  const hrefOf = (rest: number) => `${fitAddress(locale, values, { fit: fitPage, rest })}#${HEADING_ID}`
  return (
    <nav
      aria-label={t('paging.rest')}
      className="mt-8 flex items-center justify-between gap-4 border-t border-line pt-3"
    >
      <span className="flex-1">
        {restFrom > 0 && (
          <a href={hrefOf(0)} className={LINK}>
            {t('rest.first')}
          </a>
        )}
      </span>
      {next !== undefined && (
        <a rel="next" href={hrefOf(next)} className={LINK}>
          {t('rest.more')}
        </a>
      )}
    </nav>
  )
}
