import type { SubmittableStep } from '@/lib/site/steps'
import { CONTACT_ADDRESS_ROWS, GOOD_ADDRESS } from './contact-address-rows'
import { GOOD_ORGANISATION, ORGANISATION_ROWS } from './organisation-rows'
import { GOOD_PERSONAL_INFO, PERSONAL_INFO_ROWS } from './personal-info-rows'
import type { Row, Values } from './row'
import { GOOD_SIGN_UP, SIGN_UP_ROWS } from './sign-up-rows'

/** Every step as it is accepted without a question. */
export const GOOD_FORMS: Readonly<Record<SubmittableStep, Values>> = {
  register: GOOD_SIGN_UP,
  'personal-info': GOOD_PERSONAL_INFO,
  'contact-address': GOOD_ADDRESS,
  organisation: GOOD_ORGANISATION,
}

export const ROWS: readonly Row[] = [
  ...SIGN_UP_ROWS,
  ...PERSONAL_INFO_ROWS,
  ...CONTACT_ADDRESS_ROWS,
  ...ORGANISATION_ROWS,
]

/** Countries that the rows speak of. */
export const COUNTRIES = ['US', 'CA', 'GB', 'JP', 'SG', 'AU', 'NZ', 'NL', 'ES', 'HK', 'MO']
