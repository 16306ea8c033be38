import { Paging } from '@/components/catalogue/paging'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import type { FitWishes } from '@/lib/catalogue/fit/fit-wishes'
import { judgeFit } from '@/lib/catalogue/fit/judge-fit'
import { misfitText } from '@/lib/catalogue/fit/misfit-text'
import type { FitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { FitRestView, type UnfitData } from './fit-rest-view'

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
  const rest = page.products.flatMap(title => unfitData(locale, title, wishes))
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12">
      <h2 id={HEADING_ID}>{t('rest.heading')}</h2>
      {rest.length === 0 ? <p className="mt-2">{t('rest.none')}</p> : <FitRestView rest={rest} />}
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

/** A title with all the reasons why it does not fit; none for one that fits. */
function unfitData(locale: Locale, title: TitleProduct, wishes: FitWishes): readonly UnfitData[] {
  const misfits = judgeFit(title, wishes)
  if (misfits.length === 0) return []
  return [
    {
      href: productPath(locale, title),
      acronym: title.assessment.acronym,
      name: title.name,
      reasons: misfits.map(misfit => misfitText(locale, misfit)),
    },
  ]
}
