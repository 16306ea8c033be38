import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { estimateError, estimateLabel } from '@/lib/cart/sums/estimate-error'
import type { EstimateView } from '@/lib/cart/sums/estimate-view'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { POSTAL_CODE_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { postalCodeExample } from '@/lib/validation/postal-code'
import { EstimateSums } from './estimate-sums'

type Props = { locale: Locale; view: EstimateView }

const HEADING_ID = 'cart-estimate'

/** Form for the postal code, which the address of the page keeps, and the estimate for it. */
export function EstimateForm({ locale, view }: Props) {
  const t = getTranslator(locale, 'cart')
  const country = getSite(locale).defaultCountry
  const example = postalCodeExample(country)
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6 border-t border-line pt-5">
      <h2 id={HEADING_ID} className="text-xl">
        {t('estimate.title')}
      </h2>
      <form method="get" action={cartPath(locale)} className="no-print mt-3" noValidate>
        <TextInput
          name={POSTAL_CODE_PARAMETER}
          label={estimateLabel(locale)}
          hint={example && t('estimate.hint', { example })}
          error={estimateError(locale, view)}
          defaultValue={view.state === 'none' ? undefined : view.typed}
          words={fieldWords(locale)}
          autoComplete="postal-code"
        />
        <p className="mt-3">
          <Button type="submit" variant="secondary">
            {t('estimate.submit')}
          </Button>
        </p>
      </form>
      {view.state === 'unavailable' && <p className="mt-3">{t('estimate.unavailable')}</p>}
      {view.state === 'shown' && <EstimateSums locale={locale} code={view.typed} estimate={view.estimate} />}
    </section>
  )
}
