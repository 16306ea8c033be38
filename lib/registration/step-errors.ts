import { z } from 'zod'

const PARAMS = z.record(z.string(), z.union([z.string(), z.number()])).readonly()

/** A refusal beside a field. Beyond the rules' codes, back ends add their own, for example `taken`. */
const STEP_FIELD_ERROR = z.object({ name: z.string(), code: z.string(), params: PARAMS.exactOptional() })

export type StepFieldError = z.infer<typeof STEP_FIELD_ERROR>

/** Everything that is wrong with a sent step, in the order of its fields; texts are chosen by the page. */
export const STEP_ERRORS = z.object({
  fieldErrors: z.array(STEP_FIELD_ERROR).readonly(),
  formErrors: z.array(z.object({ code: z.string(), params: PARAMS.exactOptional() })).readonly(),
})

export type StepErrors = z.infer<typeof STEP_ERRORS>

/** The whole form failed for a reason that is no field's fault. */
export const formError = (code: string, params?: z.infer<typeof PARAMS>): StepErrors => ({
  fieldErrors: [],
  formErrors: [params === undefined ? { code } : { code, params }],
})
