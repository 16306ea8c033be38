import { ErrorSummary } from '@/components/form/errors/error-summary'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { Locale } from '@/lib/site/sites'
import type { LoadedImport } from './load-import'

type Props = { locale: Locale } & Pick<LoadedImport, 'form' | 'errors'>

/** Error summary of an import, in the order of its form. */
export function ImportErrors({ locale, form, errors }: Props) {
  const cart = getTranslator(locale, 'cart')
  const file = getTranslator(locale, 'quickOrder')('file.label')
  const fields = [
    { fieldId: 'name', label: cart('choose.name'), text: errors.name },
    { fieldId: 'description', label: cart('choose.note'), text: errors.description },
    { fieldId: LIST_FIELDS.file, label: file, text: errors.file },
  ]
  return (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={[
        ...form.map(text => ({ text })),
        ...fields.flatMap(({ text, label, fieldId }) =>
          text === undefined ? [] : [{ fieldId, text, label: summaryLabel(locale, label) }],
        ),
      ]}
    />
  )
}
