import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { REGION_FIELD } from './exemption'

/** The errors of the form of a certificate on the page of an account. */
export function exemptionErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const { taxExemptions, checkout, errors: all } = getMessages(locale)
  const codes: Readonly<Record<string, string>> = all.codes
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...all.fields,
    [REGION_FIELD]: {
      required: taxExemptions.errors.regionRequired,
      invalid: taxExemptions.errors.regionUnknown,
    },
  }
  const { exemption } = checkout
  // A code belongs to one field only, as far as its text names the field.
  const textOf = (name: string, code: string) => fields[name]?.[code] ?? codes[code] ?? all.codes.required
  const ofField =
    (name: string): ErrorText =>
    ({ code, params = {} }) =>
      fill(textOf(name, code), params)
  const shown = errors.fieldErrors.map(error =>
    shownErrors(locale, { fieldErrors: [error], formErrors: [] }, ofField(error.name), {
      [REGION_FIELD]: taxExemptions.region,
      certificate: exemption.certificate,
      certificateNumber: exemption.number,
      validFrom: exemption.from,
      validUntil: exemption.to,
      signed: exemption.signed,
    }),
  )
  return {
    summary: shown.flatMap(({ summary }) => summary),
    at: field => shown.map(({ at }) => at(field)).find(text => text !== undefined),
  }
}
