import { z } from 'zod'

const PARAMS = z.record(z.string(), z.union([z.string(), z.number()])).readonly()

/** A refusal beside a field. Beyond the rules' codes, back ends add their own, for example `taken`. */
const FIELD_REFUSAL = z.object({ name: z.string(), code: z.string(), params: PARAMS.exactOptional() })

export type FieldRefusal = z.infer<typeof FIELD_REFUSAL>

/**
 * Everything that is wrong with a form, in the order of its fields, as its rules or its handler told it;
 * texts are chosen by the page.
 */
export const FORM_ERRORS = z.object({
  fieldErrors: z.array(FIELD_REFUSAL).readonly(),
  formErrors: z.array(z.object({ code: z.string(), params: PARAMS.exactOptional() })).readonly(),
})

export type FormErrors = z.infer<typeof FORM_ERRORS>

/** The whole form failed for a reason that is no field's fault. */
export const formError = (code: string, params?: z.infer<typeof PARAMS>): FormErrors => ({
  fieldErrors: [],
  formErrors: [params === undefined ? { code } : { code, params }],
})
