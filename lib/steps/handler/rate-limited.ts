import { waitTime } from '@/lib/format/wait-time'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import type { Locale } from '@/lib/site/sites'

/** Message for a user who has to wait: because of their own attempts, or because a service is overloaded. */
export const rateLimitedMessage = (
  locale: Locale,
  code: 'tooManyAttempts' | 'busy',
  retryAfterSeconds: number,
): FormErrors => formError(code, { time: waitTime(locale, retryAfterSeconds) })
