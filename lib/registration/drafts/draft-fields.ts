import type { FormId } from '@/lib/site/steps'
import { CONTACT_ADDRESS_FIELDS } from '../schemas/contact-address'
import { DECLINED_FIELD } from '../schemas/declined-matches-field'
import { ORGANISATION_FIELDS } from '../schemas/organisation'
import { PERSONAL_INFO_FIELDS } from '../schemas/personal-info'
import { SIGN_UP_FIELDS } from '../schemas/sign-up'

const { password: _, ...SIGN_UP_WITHOUT_PASSWORD } = SIGN_UP_FIELDS

/**
 * Fields that a draft holds until a step is saved: never the password, nor a field that is in none of our
 * forms.
 */
export const DRAFT_FIELDS: Readonly<Record<FormId, readonly string[]>> = {
  register: Object.keys(SIGN_UP_WITHOUT_PASSWORD),
  'personal-info': Object.keys(PERSONAL_INFO_FIELDS),
  'contact-address': Object.keys(CONTACT_ADDRESS_FIELDS),
  organisation: Object.keys(ORGANISATION_FIELDS),
  'add-organisation': [...Object.keys(ORGANISATION_FIELDS), DECLINED_FIELD],
}
