import 'server-only'
import { LOCKED_RETRY_AFTER_SECONDS, LockedError } from '@/lib/state/lock.server'
import { refuseStep } from './refuse-step.server'

/**
 * Answers 503 when a draft stays locked for as long as a request can wait. A browser without script is not
 * redirected: its input is in no draft, and a reload submits it again.
 */
export async function answerLocked(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof LockedError)) throw fault
    return refuseStep(request, {
      status: 503,
      code: 'locked',
      message: 'tooManyRequests',
      retryAfterSeconds: LOCKED_RETRY_AFTER_SECONDS,
    })
  }
}
