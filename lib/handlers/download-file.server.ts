import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { pdfResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { failed, isOutage, ok, type Problem, type Result } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { failureMessage } from './failure-message'

type Download = {
  /** The page with the link to the file. */
  page: string
  file: (context: SignedInContext, user: string) => Promise<Result<Response, Problem>>
}

/**
 * A file of a signed-in user, counted per user. A browser that follows the link shows a page instead if there
 * is no file: sign-in, or the page with the link, which says so.
 */
export async function downloadFile(
  session: Session,
  locale: Locale,
  { page, file }: Download,
): Promise<Response> {
  if (session.state === 'anonymous') return redirectSeeOther(loginPath(locale, page))
  if (session.state === 'unavailable') return unavailable(locale, page)
  const limit = await consumeLimit('download', session.user.id)
  if (!limit.allowed) return tooMany(locale, page, limit.retryAfterSeconds)
  const made = await file(signedInContext(session, locale), session.user.id)
  if (made.ok) return made.value
  if (made.error.status === 401) return redirectSeeOther(loginPath(locale, page))
  if (made.error.status === 429) return tooMany(locale, page, made.error.retryAfterSeconds)
  // The page says that there is no such thing.
  return isOutage(made.error) ? unavailable(locale, page) : redirectSeeOther(page)
}

const unavailable = async (locale: Locale, page: string): Promise<Response> =>
  redirectSeeOther(
    await flashAddress(page, {
      tone: 'caution',
      message: getTranslator(locale, 'unavailable')('file'),
    }),
  )

const tooMany = async (locale: Locale, page: string, retryAfterSeconds?: number): Promise<Response> =>
  redirectSeeOther(
    await flashAddress(page, {
      tone: 'caution',
      message: failureMessage(locale, { kind: 'failed', reason: 'rateLimited', retryAfterSeconds }),
    }),
  )

/** A PDF that is written of something that was read; one that cannot be written counts as an outage. */
export async function writtenPdf<T>(
  read: Result<T, Problem>,
  name: (value: T) => string,
  write: (value: T) => Promise<Buffer>,
): Promise<Result<Response, Problem>> {
  if (!read.ok) return read
  try {
    return ok(pdfResponse(`${name(read.value)}.pdf`, new Uint8Array(await write(read.value))))
  } catch (error) {
    logger.error({ err: error }, 'a PDF could not be written')
    return failed(NOT_WRITTEN)
  }
}

const NOT_WRITTEN: Problem = {
  kind: 'http',
  status: 500,
  dependency: 'commerce',
  operation: 'writePdf',
  requestId: '',
}
