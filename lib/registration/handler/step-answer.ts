import { z } from 'zod'
import { COOKIE_CHANGE } from '@/lib/cookies/cookie-change'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

/**
 * What the handler of a step tells the browser, before it is known whether a script asked. `question` means
 * that the step's page asks one now, `signIn` that the session has ended, and `otherAccount` that the form is
 * somebody else's; `back` shows the step's page again: with errors, or with the form for another country.
 */
export const STEP_ANSWER = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('next'), to: z.string(), cookies: z.array(COOKIE_CHANGE).readonly() }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('signIn'), to: z.string() }),
  z.object({ kind: z.literal('otherAccount'), to: z.string() }),
  z.object({ kind: z.literal('question') }),
  z.object({
    kind: z.literal('back'),
    errors: FORM_ERRORS.exactOptional(),
    status: z.number(),
    retryAfterSeconds: z.number().exactOptional(),
  }),
])

export type StepAnswer = z.infer<typeof STEP_ANSWER>
