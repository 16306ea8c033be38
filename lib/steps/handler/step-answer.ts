import { z } from 'zod'
import { COOKIE_CHANGE } from '@/lib/cookies/cookie-change'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

/**
 * Result of the handler of a step, before it is turned into a redirect or into JSON for a script. `question`:
 * the step's page asks a question now; `signIn`: the session has ended; `otherAccount`: the form belongs to
 * another user; `back`: the step's page is shown again, with errors or for another country.
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
