import { ComparableTitles } from '@/components/catalogue/comparable-titles'
import { Pagination } from '@/components/page/pagination'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import type { FitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FITS_ID } from './parts'

type Props = { locale: Locale; form: Extract<FitForm, { state: 'asked' }>; page: TitleSearchPage }

/** The titles that fit all criteria. */
export function FittingTitles({ locale, form, page: { products, pagination } }: Props) {
  const t = getTranslator(locale, 'fit')
  const { values, fitPage, restFrom } = form
  return (
    <section aria-labelledby={FITS_ID}>
      <h2 id={FITS_ID} tabIndex={-1}>
        {t('fits.heading', { count: pagination.totalResults })}
      </h2>
      {pagination.totalResults === 0 && <p className="mt-2 max-w-prose">{t('fits.none')}</p>}
      <ComparableTitles locale={locale} titles={products} />
      <Pagination
        locale={locale}
        label={t('paging.fit')}
        page={fitPage}
        pages={pagination.totalPages}
        hrefOf={next => fitAddress(locale, values, { fit: next, rest: restFrom })}
      />
    </section>
  )
}
