import { waitTime } from '@/lib/format/wait-time'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { FailedResult, FailureReason } from './form-result'

/** HTTP status of a failed form for a script. */
export const STATUS_OF_FAILURE: Readonly<Record<FailureReason, number>> = {
  signedOut: 401,
  otherAccount: 409,
  accountSwitched: 409,
  unknownForm: 403,
  rateLimited: 429,
  locked: 409,
  unavailable: 503,
  unconfirmed: 503,
  conflict: 409,
  quoted: 409,
}

/** Seconds to wait if a busy back end does not give a number. */
const RATE_LIMITED_SECONDS = 10

/** Seconds to wait before a form is sent again. */
export const waitAfter = ({ retryAfterSeconds = RATE_LIMITED_SECONDS }: FailedResult): number =>
  retryAfterSeconds

/** The message about a failure, with what the user can do next. */
export const failureMessage = (locale: Locale, failure: FailedResult): string =>
  getTranslator(locale, 'forms')(`failed.${failure.reason}`, {
    time: waitTime(locale, waitAfter(failure)),
    number: failure.quote ?? 'none',
  })
