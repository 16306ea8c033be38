import { z } from 'zod'

const PARAMS = z.record(z.string(), z.union([z.string(), z.number()])).readonly()

/** An error at a field. Back ends add codes to those of the validation rules, for example `taken`. */
const FIELD_REFUSAL = z.object({ name: z.string(), code: z.string(), params: PARAMS.exactOptional() })

export type FieldRefusal = z.infer<typeof FIELD_REFUSAL>

/** An error of the whole form; `text` is a sentence of the server in the language of the page. */
const FORM_ERROR = z.object({
  code: z.string(),
  params: PARAMS.exactOptional(),
  text: z.string().exactOptional(),
})

/**
 * All errors of a form, in the order of its fields, from its validation rules or its handler; the page
 * chooses the texts.
 */
export const FORM_ERRORS = z.object({
  fieldErrors: z.array(FIELD_REFUSAL).readonly(),
  formErrors: z.array(FORM_ERROR).readonly(),
})

export type FormErrors = z.infer<typeof FORM_ERRORS>

/** Whether a form has any errors. */
export const hasErrors = ({ fieldErrors, formErrors }: FormErrors): boolean =>
  fieldErrors.length + formErrors.length > 0

/** An error of the whole form rather than of one field. */
export const formError = (code: string, params?: z.infer<typeof PARAMS>): FormErrors => ({
  fieldErrors: [],
  formErrors: [params === undefined ? { code } : { code, params }],
})
