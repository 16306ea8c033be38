import type { FieldError } from '@/lib/forms/collect-fields'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '@/lib/registration/schemas/contact-address'
import { checkOrganisation, ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { checkPersonalInfo, PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { checkSignUp, SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import type { Result } from '@/lib/result/result'
import type { SubmittableStep } from '@/lib/site/steps'
import { readFields } from '@/lib/validation/form-input'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { COUNTRIES, GOOD_FORMS } from './good-forms'
import type { Row, Values } from './row'

const CONTEXT = {
  reference: {
    jobTitles: ['teacher', 'psychologist'],
    industries: { education: ['school'], health: ['clinic', 'hospital'] },
    countries: COUNTRIES,
    regions: { US: ['US-NY', 'US-CA'], CA: ['CA-ON'] },
  },
  ownNames: ['Nora Vale', 'Vale Nora'],
  plans: NUMBERING_PLANS,
}

const JUDGES: Readonly<Record<SubmittableStep, (sent: Values) => Result<object, readonly FieldError[]>>> = {
  register: sent => checkSignUp(readFields(sent, SIGN_UP_FIELDS)),
  'personal-info': sent => checkPersonalInfo(readFields(sent, PERSONAL_INFO_FIELDS), CONTEXT),
  'contact-address': sent => checkContactAddress(readFields(sent, CONTACT_ADDRESS_FIELDS), CONTEXT),
  organisation: sent => checkOrganisation(readFields(sent, ORGANISATION_FIELDS), CONTEXT),
}

/** The rule of a row's step about the whole form with the row's input in it. */
export const judge = ({ step, input }: Row) => JUDGES[step]({ ...GOOD_FORMS[step], ...input })
