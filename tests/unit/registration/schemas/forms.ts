import type { FieldError } from '@/lib/forms/collect-fields'
import type { ContactAddressForm } from '@/lib/registration/schemas/contact-address'
import type { OrganisationForm } from '@/lib/registration/schemas/organisation'
import type { PersonalInfoForm } from '@/lib/registration/schemas/personal-info'
import type { RegistrationReference } from '@/lib/registration/schemas/reference'
import type { SignUpForm } from '@/lib/registration/schemas/sign-up'
import type { Result } from '@/lib/result/result'

export const REFERENCE: RegistrationReference = {
  jobTitles: ['psychologist', 'teacher'],
  industries: { health: ['hospital', 'clinic'], education: ['school'] },
  countries: ['US', 'CA', 'GB', 'HK', 'FR', 'NL', 'ES'],
  regions: { US: ['US-NY', 'US-CA'], CA: ['CA-ON'], GB: [] },
}

export const SIGN_UP: SignUpForm = {
  firstName: ' Zoë ',
  lastName: 'O’Connor',
  email: ' Zoe@Example.COM ',
  usernameSameAsEmail: false,
  username: ' zoe_oc ',
  password: 'Tr-7_x.@kq',
  termsAccepted: true,
  marketingOptIn: false,
  rememberMe: true,
}

export const PERSONAL_INFO: PersonalInfoForm = {
  jobTitle: 'teacher',
  industry: 'education',
  sector: 'school',
  phoneCountry: 'us',
  phone: '(202) 555-0123',
}

export const ADDRESS: ContactAddressForm = {
  country: 'us',
  region: 'us-ny',
  city: ' New  York ',
  street: '12 O’Neil Street',
  apartment: '',
  building: '',
  postalCode: '100011234',
}

const EMPTY_ADDRESS: ContactAddressForm = {
  country: '',
  region: '',
  city: '',
  street: '',
  apartment: '',
  building: '',
  postalCode: '',
}

export const EMPTY_ORGANISATION: OrganisationForm = {
  choice: '',
  customerAccountNumber: '',
  findName: '',
  findCountry: '',
  findPostalCode: '',
  name: '',
  industry: '',
  sector: '',
  addressChoice: '',
  ...EMPTY_ADDRESS,
  qglobalAccountNumber: '',
  administrator: false,
  termsAccepted: false,
}

export const NEW_ORGANISATION: OrganisationForm = {
  ...EMPTY_ORGANISATION,
  choice: 'new',
  name: ' Eastmarsh  Clinic ',
  industry: 'health',
  sector: 'clinic',
  addressChoice: 'contact',
  administrator: true,
  termsAccepted: true,
}

/** The refusals as `name:code`, in their order. */
export const errorsOf = (checked: Result<unknown, readonly FieldError[]>): readonly string[] =>
  checked.ok ? [] : checked.error.map(({ name, code }) => `${name}:${code}`)
