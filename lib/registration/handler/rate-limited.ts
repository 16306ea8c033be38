import { waitTime } from '@/lib/format/wait-time'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import type { Locale } from '@/lib/site/sites'

/**
 * What somebody is told who has to wait: because of their own attempts, or because a service has too much to
 * do.
 */
export const rateLimitedMessage = (
  locale: Locale,
  code: 'tooManyAttempts' | 'busy',
  retryAfterSeconds: number,
): FormErrors => formError(code, { time: waitTime(locale, retryAfterSeconds) })
