import { ErrorSummary } from '@/components/form/errors/error-summary'
import type { FitError, FitErrorCode } from '@/lib/catalogue/fit/read-fit-form'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Label of the field; where no criterion was given, the message is about the whole form. */
const LABELS: Readonly<Record<FitErrorCode, 'years' | 'months' | 'minutes' | undefined>> = {
  yearsInvalid: 'years',
  monthsInvalid: 'months',
  minutesInvalid: 'minutes',
  nothingAsked: undefined,
}

/** Error summary of the form, with links to the fields. */
export function FitErrors({ locale, errors }: { locale: Locale; errors: readonly FitError[] }) {
  if (errors.length === 0) return null
  const t = getTranslator(locale, 'fit')
  return (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={errors.map(({ field, code }) => {
        const label = LABELS[code]
        return {
          ...(label && { label: summaryLabel(locale, t(label)) }),
          text: t(`errors.${code}`),
          fieldId: field,
        }
      })}
    />
  )
}
