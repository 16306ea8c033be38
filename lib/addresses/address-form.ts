import { ADDRESS_LIMITS, ADDRESS_TYPES } from '@/lib/contract/commerce/address-limits'
import { collectFields, type FieldError, inFieldOrder } from '@/lib/forms/collect-fields'
import {
  addressFieldOrder,
  CONTACT_ADDRESS_FIELDS,
  type ContactAddressContext,
  checkContactAddress,
} from '@/lib/registration/schemas/contact-address'
import { failed, ok, type Result } from '@/lib/result/result'
import { checkOptionalAddressLine } from '@/lib/validation/address-line'
import type { FormValues } from '@/lib/validation/form-input'
import { checkOption } from '@/lib/validation/option'
import { checkPhone, type NumberingPlans } from '@/lib/validation/phone'
import type { Checked, FieldErrorCode } from '@/lib/validation/problem'

/** Fields of an address in the address book: the postal address, and what carriers and invoices need. */
export const ADDRESS_FIELDS = {
  addressType: 'text',
  company: 'text',
  attention: 'text',
  ...CONTACT_ADDRESS_FIELDS,
  phone: 'text',
  defaultDelivery: 'checkbox',
  defaultBilling: 'checkbox',
} as const

export type AddressForm = FormValues<typeof ADDRESS_FIELDS>

/** A checked address; optional texts are empty, and the phone number is E.164. */
export type CheckedAddress = AddressForm & { addressType: (typeof ADDRESS_TYPES)[number] }

type AddressContext = ContactAddressContext & {
  /** Numbering plans of phone numbers; a browser leaves the phone number to the server. */
  plans?: NumberingPlans
}

/**
 * Checks an address of the address book (spec §5). The street must not contain the organization's name that
 * is entered beside it.
 */
export function checkAddress(
  form: AddressForm,
  { plans, ...context }: AddressContext,
): Result<CheckedAddress, readonly FieldError[]> {
  const ownNames = [...context.ownNames, form.company]
  const place = checkContactAddress(form, { ...context, ownNames })
  const details = collectFields({
    addressType: checkOption(form.addressType, ADDRESS_TYPES),
    company: checkOptionalAddressLine(form.company, ADDRESS_LIMITS.company),
    attention: checkOptionalAddressLine(form.attention, ADDRESS_LIMITS.attention),
    phone: checkOptionalPhone(form.phone, form.country, plans),
  })
  if (place.ok && details.ok) return ok({ ...form, ...place.value, ...details.value })
  const errors = [place, details].flatMap(part => (part.ok ? [] : part.error)).map(withPlaceOfItsOwn)
  const before = ['addressType', 'company', 'attention']
  return failed(inFieldOrder(errors, [...before, ...addressFieldOrder(form.country), 'phone']))
}

/** Error codes of the lines of an address, replaced by codes whose messages name the right field. */
const ELSEWHERE: Readonly<Record<string, Readonly<Partial<Record<FieldErrorCode, FieldErrorCode>>>>> = {
  street: { ownName: 'nameElsewhere', poBox: 'boxElsewhere' },
  apartment: { poBox: 'boxElsewhere' },
  building: { poBox: 'boxElsewhere' },
}

const withPlaceOfItsOwn = (error: FieldError): FieldError => ({
  ...error,
  code: ELSEWHERE[error.name]?.[error.code] ?? error.code,
})

function checkOptionalPhone(raw: string, country: string, plans: NumberingPlans | undefined): Checked {
  if (plans === undefined || raw.trim() === '') return ok(raw.trim())
  const phone = checkPhone(raw, country, plans)
  return phone.ok ? ok(phone.value.e164) : phone
}
