import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'

/** Fields of the form by the names that the back ends give them in an error. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    givenName: 'firstName',
    sn: 'lastName',
    firstName: 'firstName',
    middleName: 'middleName',
    lastName: 'lastName',
    'jobTitle.code': 'jobTitle',
    'industry.code': 'industry',
    'sector.code': 'sector',
    phoneNumber: 'phone',
    phoneCountryCode: 'phone',
  }),
)

/** The fields that a back end refuses; empty for any other problem. */
export const refusedFieldsOf = ({ details = [] }: Problem): readonly FieldRefusal[] =>
  details.flatMap(({ subject = '' }) => {
    const name = FIELDS.get(subject)
    return name === undefined ? [] : [{ name, code: 'invalid' }]
  })
