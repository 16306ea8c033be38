import { findFlow, type SignInFlow } from '@/lib/auth/sign-in-flow'
import type { SignInNotice } from '@/lib/auth/sign-in-notice'

/**
 * How to handle the identity provider's response.
 * - `rejected`: it answers no sign-in of this browser; `reason` is the log text of spec §8
 * - `refused`: the identity provider refused the sign-in; the visitor stays anonymous
 * - `exchange`: redeem the code
 */
export type CallbackVerdict =
  | { kind: 'rejected'; reason: string; notice: SignInNotice }
  | { kind: 'refused'; error: RefusalCode; notice: SignInNotice; flow: SignInFlow }
  | { kind: 'exchange'; flow: SignInFlow }

/** Errors of the authorize call that have a message; any other error text is never repeated anywhere. */
const NOTICE_OF_ERROR = {
  access_denied: 'denied',
  interaction_required: 'notConfirmed',
  login_required: 'notConfirmed',
  consent_required: 'notConfirmed',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
} as const satisfies Record<string, SignInNotice>

type KnownError = keyof typeof NOTICE_OF_ERROR

type RefusalCode = KnownError | 'other'

const isKnownError = (error: string): error is KnownError => Object.hasOwn(NOTICE_OF_ERROR, error)

/** Checks the callback's query against the sign-in flows of this browser (spec §5, §8). */
export function decideCallback(
  query: URLSearchParams,
  flows: readonly SignInFlow[] | undefined,
  { locale, now }: { locale: string; now: number },
): CallbackVerdict {
  if (flows === undefined || flows.length === 0)
    return { kind: 'rejected', reason: 'No stored session found.', notice: 'cookiesNeeded' }
  const flow = findFlow(flows, { state: only(query, 'state') ?? '', locale, now })
  if (flow === undefined)
    return { kind: 'rejected', reason: 'State mismatch error.', notice: 'stateMismatch' }
  if (query.has('error')) return refusal(only(query, 'error') ?? '', flow)
  if (only(query, 'code') === undefined) return { kind: 'refused', error: 'other', notice: 'failed', flow }
  return { kind: 'exchange', flow }
}

function refusal(error: string, flow: SignInFlow): CallbackVerdict {
  if (!isKnownError(error)) return { kind: 'refused', error: 'other', notice: 'failed', flow }
  const notice = NOTICE_OF_ERROR[error]
  // The visitor did not ask to sign in on this host, so the notice explains why it is needed.
  return { kind: 'refused', error, notice: flow.moved && notice === 'notConfirmed' ? 'moved' : notice, flow }
}

/** Value of a parameter that occurs exactly once and is not empty. */
function only(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}
