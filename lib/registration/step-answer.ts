import type { CookieChange } from '@/lib/session/cookie-change'
import type { StepErrors } from './submission'

/**
 * What the handler of a step tells the browser, before it is known whether a script asked. `back` shows the step's page
 * again: with errors, with a question, or with the form for another country.
 */
export type StepAnswer =
  | { kind: 'next'; to: string; cookies: readonly CookieChange[] }
  | { kind: 'moved'; to: string }
  | { kind: 'back'; errors?: StepErrors; status: number; retryAfterSeconds?: number }
