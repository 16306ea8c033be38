import type { CartUpload } from '@/components/cart/page/cart-screen'
import { UploadToList } from '@/components/quick-order/upload-to-list'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalOf, fileRefusalText } from '@/lib/quick-order/file-refusal'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { AddressParameters } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/** The upload of the cart page, with the refusal that its address names. */
export function cartUpload(
  locale: Locale,
  parameters: AddressParameters,
  hidden: HiddenFieldValues,
): CartUpload {
  const code = fileRefusalOf(parameters)
  const text = code && fileRefusalText(locale, code)
  const label = summaryLabel(locale, getTranslator(locale, 'quickOrder')('file.label'))
  return {
    form: <UploadToList {...{ locale, hidden }} error={text} />,
    errors: text === undefined ? [] : [{ label, text, fieldId: LIST_FIELDS.file }],
  }
}
