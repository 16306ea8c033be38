import { ErrorSummary } from '@/components/form/error-summary'
import type { FitError } from '@/lib/catalogue/fit/read-fit-form'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Everything in the form that has to be put right, each leading to its field. */
export function FitErrors({ locale, errors }: { locale: Locale; errors: readonly FitError[] }) {
  if (errors.length === 0) return null
  const t = getTranslator(locale, 'fit')
  return (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={errors.map(({ field, code }) => ({ text: t(`errors.${code}`), fieldId: field }))}
    />
  )
}
