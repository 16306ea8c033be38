import { collectFields, type FieldError, inFieldOrder } from '@/lib/forms/collect-fields'
import { failed, ok, type Result } from '@/lib/result/result'
import { checkAccountNumber } from '@/lib/validation/account-number'
import type { FormValues } from '@/lib/validation/form-input'
import { checkAccepted, checkIsoCode, checkOption } from '@/lib/validation/option'
import { checkOrganisationName } from '@/lib/validation/organisation-name'
import { checkPostalCode } from '@/lib/validation/postal-code'
import { checkOptionalQglobalNumber } from '@/lib/validation/qglobal-number'
import {
  addressFieldOrder,
  CONTACT_ADDRESS_FIELDS,
  type ContactAddress,
  type ContactAddressContext,
  checkContactAddress,
} from './contact-address'
import { ORGANISATION_ADDRESS_CHOICES, ORGANISATION_CHOICES } from './organisation-choices'
import { checkIndustry, checkSector, type RegistrationReference } from './reference'

export const ORGANISATION_FIELDS = {
  choice: 'text',
  customerAccountNumber: 'text',
  findName: 'text',
  findCountry: 'text',
  findPostalCode: 'text',
  name: 'text',
  industry: 'text',
  sector: 'text',
  addressChoice: 'text',
  ...CONTACT_ADDRESS_FIELDS,
  qglobalAccountNumber: 'text',
  administrator: 'checkbox',
  termsAccepted: 'checkbox',
} as const

export type OrganisationForm = FormValues<typeof ORGANISATION_FIELDS>

type OrganisationAddress = { source: 'contact' } | ({ source: 'another' } & ContactAddress)

export type Organisation =
  | { choice: 'none' }
  | { choice: 'existing'; customerAccountNumber: string; termsAccepted: true }
  | {
      choice: 'find'
      findName: string
      findCountry: string
      /** Empty for a country without postal codes. */
      findPostalCode: string
      termsAccepted: true
    }
  | {
      choice: 'new'
      name: string
      industry: string
      sector: string
      address: OrganisationAddress
      /** Empty when not given. */
      qglobalAccountNumber: string
      administrator: boolean
      termsAccepted: true
    }

export type OrganisationContext = ContactAddressContext & {
  reference: Pick<RegistrationReference, 'industries' | 'countries' | 'regions'>
}

/** Checks the organization step (spec §4, §5). Fields of choices that were not taken are ignored. */
export function checkOrganisation(
  form: OrganisationForm,
  context: OrganisationContext,
): Result<Organisation, readonly FieldError[]> {
  const choice = checkOption(form.choice, ORGANISATION_CHOICES)
  if (!choice.ok) return failed([{ name: 'choice', ...choice.error }])
  switch (choice.value) {
    case 'none':
      return ok({ choice: 'none' })
    case 'existing':
      return collectFields({
        choice: ok('existing' as const),
        customerAccountNumber: checkAccountNumber(form.customerAccountNumber),
        termsAccepted: checkAccepted(form.termsAccepted),
      })
    case 'find':
      return checkOrganisationSearch(form, context)
    case 'new':
      return checkNewOrganisation(form, context)
  }
}

function checkOrganisationSearch(
  form: OrganisationForm,
  { reference }: OrganisationContext,
): Result<Organisation, readonly FieldError[]> {
  const country = checkIsoCode(form.findCountry, reference.countries)
  return collectFields({
    choice: ok('find' as const),
    findName: checkOrganisationName(form.findName),
    findCountry: country,
    findPostalCode: checkPostalCode(form.findPostalCode, country.ok ? country.value : ''),
    termsAccepted: checkAccepted(form.termsAccepted),
  })
}

function checkNewOrganisation(
  form: OrganisationForm,
  context: OrganisationContext,
): Result<Organisation, readonly FieldError[]> {
  const fields = collectFields({
    choice: ok('new' as const),
    name: checkOrganisationName(form.name),
    industry: checkIndustry(form.industry, context.reference),
    sector: checkSector(form.sector, form.industry, context.reference),
    addressChoice: checkOption(form.addressChoice, ORGANISATION_ADDRESS_CHOICES),
    qglobalAccountNumber: checkOptionalQglobalNumber(form.qglobalAccountNumber),
    administrator: ok(form.administrator),
    termsAccepted: checkAccepted(form.termsAccepted),
  })
  const address = checkAddress(form, context)
  if (fields.ok && address.ok) {
    const { addressChoice: _, ...values } = fields.value
    return ok({ ...values, address: address.value })
  }
  const errors = [...(fields.ok ? [] : fields.error), ...(address.ok ? [] : address.error)]
  return failed(inFieldOrder(errors, fieldOrder(form.country)))
}

/** The form's own field order, with the address fields in the order of the chosen country. */
const fieldOrder = (country: string): readonly string[] =>
  Object.keys(ORGANISATION_FIELDS)
    .filter(name => name === 'country' || !(name in CONTACT_ADDRESS_FIELDS))
    .flatMap(name => (name === 'country' ? addressFieldOrder(country.toUpperCase()) : name))

/** The street must not contain the organization's own name either. */
function checkAddress(
  form: OrganisationForm,
  { ownNames, ...context }: OrganisationContext,
): Result<OrganisationAddress, readonly FieldError[]> {
  if (form.addressChoice !== 'another') return ok({ source: 'contact' })
  const address = checkContactAddress(form, { ...context, ownNames: [...ownNames, form.name] })
  return address.ok ? ok({ source: 'another', ...address.value }) : address
}
