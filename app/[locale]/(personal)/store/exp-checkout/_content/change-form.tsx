import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { errorText } from '@/components/form/errors/error-texts'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { ExpressStep } from '@/lib/checkout/express/express-steps'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { errorMessages } from '@/lib/i18n/error-messages'
import { fieldLabels, summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressActionPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'
import { rejectedChange } from './rejected-change'

/** The label of a field before its message. */
const labelOf = (locale: Locale, name: string) => {
  const label = fieldLabels(locale)[name]
  return label === undefined ? {} : { label: summaryLabel(locale, label) }
}

type Props = {
  locale: Locale
  step: ExpressStep
  hidden: HiddenFieldValues
  rejected: RejectedForm | undefined
  children: ReactNode
}

/** The form that changes a part of the order; it needs no script. */
export function ChangeForm({ locale, step, hidden, rejected, children }: Props) {
  const t = getTranslator(locale, 'checkout')
  const { errors } = rejectedChange(rejected, step)
  return (
    <form method="post" action={expressActionPath(locale)} className="mt-4 space-y-5" noValidate>
      <HiddenFields {...hidden} />
      <input type="hidden" name="step" value={step} />
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        attempt={1}
        entries={errors.map(error => ({
          ...labelOf(locale, error.name),
          text: errorText(errorMessages(locale, [error.name]), error),
          fieldId: error.name,
        }))}
      />
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary">
          {t('express.use')}
        </Button>
        <a
          href={checkoutPath(locale, step)}
          aria-label={t('express.moreNamed', { section: t(`steps.${step}.short`) })}
          className="inline-block py-1"
        >
          {t('express.more')}
        </a>
      </p>
    </form>
  )
}

/** The same form where the part is shown, behind a link; open after a change that was not carried out. */
export function ChangeInPlace(props: Props) {
  const t = getTranslator(props.locale, 'orders')
  const section = getTranslator(props.locale, 'checkout')(`steps.${props.step}.short`)
  return (
    <details className="no-print mt-3" open={rejectedChange(props.rejected, props.step).isThis}>
      <summary
        aria-label={t('review.named', { section })}
        className="inline-block cursor-pointer py-1 text-link underline"
      >
        {t('review.change')}
      </summary>
      <ChangeForm {...props} />
    </details>
  )
}
