import { RadioGroup } from '@/components/form/fields/radio-group'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { mendErrors } from '@/lib/order-changes/mend-errors'
import { MEND_FIELDS, ORDER_FIELD } from '@/lib/order-changes/order-fields'
import type { ColleagueOptions } from '@/lib/orders/load-order-page.server'
import { orderActionPath } from '@/lib/site/order-paths'
import type { HoldFormProps } from './hold-form-props'

const HEADING_ID = 'mend-qualified-user'

type Props = HoldFormProps & { colleagues: ColleagueOptions }

/** Form that names the colleague for whom an order waits. */
export function ColleagueForm({ colleagues, ...props }: Props) {
  const t = getTranslator(props.locale, 'orders')
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('mend.qualifiedUser.title')}
      </h2>
      {colleagues === 'unavailable' || colleagues.length === 0 ? (
        <p className="mt-3">
          {t(colleagues === 'unavailable' ? 'mend.qualifiedUser.away' : 'mend.qualifiedUser.none')}
        </p>
      ) : (
        <Choice {...props} colleagues={colleagues} />
      )}
    </section>
  )
}

type ChoiceProps = HoldFormProps & { colleagues: Exclude<ColleagueOptions, 'unavailable'> }

function Choice({ locale, order, hidden, rejected, colleagues }: ChoiceProps) {
  const t = getTranslator(locale, 'orders')
  const errors = mendErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { qualifiedUser } = MEND_FIELDS
  return (
    <CustomerOnlyForm
      {...{ locale, hidden }}
      action={orderActionPath(locale, 'qualified-user')}
      className="mt-3 space-y-5"
      noValidate
      data-storable
    >
      <input type="hidden" name={ORDER_FIELD} value={order.code} />
      <RadioGroup
        name={qualifiedUser}
        label={t('mend.qualifiedUser.legend')}
        words={fieldWords(locale)}
        error={errors.at(qualifiedUser)}
        defaultValue={rejected?.fields[qualifiedUser] ?? ''}
        options={colleagues.map(({ uid, name, level }) => ({ value: uid, label: name, hint: level }))}
      />
      <Button type="submit">{t('mend.qualifiedUser.submit')}</Button>
    </CustomerOnlyForm>
  )
}
