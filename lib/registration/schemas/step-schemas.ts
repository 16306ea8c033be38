import * as z from 'zod/mini'
import { failed, type Result } from '@/lib/http/result'
import { type FormFields, type FormValues, type MalformedInput, parseForm } from '@/lib/validation/form-input'
import { CONTACT_ADDRESS_FIELDS, type ContactAddressContext, checkContactAddress } from './contact-address'
import type { FieldError } from './field-errors'
import { checkOrganisation, ORGANISATION_FIELDS, type OrganisationContext } from './organisation'
import { checkPersonalInfo, PERSONAL_INFO_FIELDS, type PersonalInfoContext } from './personal-info'
import { checkSignUp, SIGN_UP_FIELDS } from './sign-up'

type StepCheck<Fields extends FormFields, Values> = (
  form: FormValues<Fields>,
) => Result<Values, readonly FieldError[]>

/**
 * A step's rule as a schema: takes what `parseForm` takes, gives the normalised values. Refusals are custom issues with
 * the code as `message` and its parameters in `params`; `issuesToFieldErrors` reads them. The rule judges the whole
 * form at once, because an object schema would skip rules between fields while any field is wrong.
 */
function stepSchema<Fields extends FormFields, Values>(fields: Fields, check: StepCheck<Fields, Values>) {
  // Typed for the form that sends it; a malformed body is judged below, by the one reader of forms.
  const input = z.custom<Partial<FormValues<Fields>>>()
  const judge = z.transform((sent: Partial<FormValues<Fields>>, context): Values => {
    const form = parseForm(sent, fields)
    const checked = form.ok ? check(form.value) : failed([malformedError(form.error)])
    if (checked.ok) return checked.value
    for (const { name, code, params } of checked.error)
      context.issues.push({
        code: 'custom',
        message: code,
        params,
        path: name === '' ? [] : [name],
        input: sent,
      })
    return z.NEVER
  })
  return z.pipe(input, judge)
}

const malformedError = ({ field }: MalformedInput): FieldError => ({ name: field ?? '', code: 'invalid' })

export const signUpSchema = stepSchema(SIGN_UP_FIELDS, checkSignUp)

export const personalInfoSchema = (context: PersonalInfoContext) =>
  stepSchema(PERSONAL_INFO_FIELDS, form => checkPersonalInfo(form, context))

export const contactAddressSchema = (context: ContactAddressContext) =>
  stepSchema(CONTACT_ADDRESS_FIELDS, form => checkContactAddress(form, context))

export const organisationSchema = (context: OrganisationContext) =>
  stepSchema(ORGANISATION_FIELDS, form => checkOrganisation(form, context))
