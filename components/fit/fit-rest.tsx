import { Paging } from '@/components/catalogue/paging'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import { judgeFit, type Misfit } from '@/lib/catalogue/fit/judge-fit'
import { misfitText } from '@/lib/catalogue/fit/misfit-text'
import type { FitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  form: Extract<FitForm, { state: 'asked' }>
  page: TitleSearchPage | undefined
}

const HEADING_ID = 'does-not-fit'

/** Every title that does not fit, with all the reasons. */
export function FitRest({ locale, form, page }: Props) {
  const t = getTranslator(locale, 'fit')
  if (page === undefined) return <p className="mt-10 text-muted">{t('restAway')}</p>
  const { wishes, values, fitPage, restPage } = form
  const judged = page.products.map(title => ({ title, misfits: judgeFit(title, wishes) }))
  const rest = judged.filter(({ misfits }) => misfits.length > 0)
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12">
      <h2 id={HEADING_ID}>{t('rest.heading')}</h2>
      {rest.length === 0 ? (
        <p className="mt-2">{t('rest.none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {rest.map(({ title, misfits }) => (
            <Unfit key={title.code} locale={locale} title={title} misfits={misfits} />
          ))}
        </ul>
      )}
      <Paging
        locale={locale}
        label={t('paging.rest')}
        page={restPage}
        pages={page.pagination.totalPages}
        hrefOf={next => `${fitAddress(locale, values, { fit: fitPage, rest: next })}#${HEADING_ID}`}
      />
    </section>
  )
}

type UnfitProps = { locale: Locale; title: TitleProduct; misfits: readonly Misfit[] }

const Unfit = ({ locale, title, misfits }: UnfitProps) => (
  <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
    <a href={productPath(locale, title)} className="inline-block">
      <span className="font-semibold">{title.assessment.acronym}</span> {title.name}
    </a>
    <ul className="list-disc pl-5 text-sm">
      {misfits.map(misfit => (
        <li key={misfit.kind}>{misfitText(locale, misfit)}</li>
      ))}
    </ul>
  </li>
)
