import 'server-only'
import { randomUUID } from 'node:crypto'
import type {
  BackendAnswer,
  BackendCall,
  CallIdentity,
  EmptyCall,
  FileCall,
  ImageCall,
  JsonCall,
  RedirectCall,
  Redirection,
  TextCall,
} from '@/lib/backends/http-client/backend-call'
import { throughBreaker } from '@/lib/backends/http-client/breakers.server'
import { AnswerTooLargeError, exchange } from '@/lib/backends/http-client/exchange.server'
import { readAnswer } from '@/lib/backends/http-client/read-answer'
import { stepsUp } from '@/lib/backends/http-client/steps-up'
import { CALL_LIMITS, LEAST_CALL_MS } from '@/lib/config/call-limits'
import { logger } from '@/lib/log/logger'
import { REQUEST_ID_HEADER } from '@/lib/request/own-headers'
import { currentRequestId, remainingRequestMs } from '@/lib/request/request-context'
import {
  failed,
  isOutage,
  isUnconfirmed,
  NOT_BEGUN,
  ok,
  type Problem,
  type Result,
  wasNeverSent,
} from '@/lib/result/result'

type Outcome = Result<BackendAnswer<unknown>, Problem>

const ACCEPTED: Readonly<Record<NonNullable<BackendCall['expect']>, string>> = {
  json: 'application/json',
  none: 'application/json',
  redirect: 'application/json',
  text: 'text/*',
  image: 'image/*',
  file: '*/*',
}

/**
 * The only way to call a back end: deadline, size limit, content type, schema, circuit breaker, request id,
 * one log line; no redirect is followed. A call ends at the deadline of the current request, and none is
 * started that could not end before it. Reads, and writes that state `retry`, are retried once after
 * a network failure or 502, 503, 504 without a Retry-After. Never rejects.
 */
export async function callBackend<T>(call: JsonCall<T>): Promise<Result<T, Problem>>
export async function callBackend(call: TextCall): Promise<Result<string, Problem>>
export async function callBackend(call: EmptyCall): Promise<Result<undefined, Problem>>
export async function callBackend(call: RedirectCall): Promise<Result<Redirection, Problem>>
export async function callBackend(call: BackendCall): Promise<Result<unknown, Problem>> {
  const outcome = await performCall(call)
  return outcome.ok ? ok(outcome.value.value) : outcome
}

/** Like `callBackend`, with status and headers besides the value. */
export async function callBackendForAnswer<T>(call: JsonCall<T>): Promise<Result<BackendAnswer<T>, Problem>>
export async function callBackendForAnswer(call: TextCall): Promise<Result<BackendAnswer<string>, Problem>>
export async function callBackendForAnswer(
  call: ImageCall,
): Promise<Result<BackendAnswer<Uint8Array>, Problem>>
export async function callBackendForAnswer(
  call: FileCall,
): Promise<Result<BackendAnswer<Uint8Array>, Problem>>
export async function callBackendForAnswer(
  call: EmptyCall,
): Promise<Result<BackendAnswer<undefined>, Problem>>
export async function callBackendForAnswer(
  call: RedirectCall,
): Promise<Result<BackendAnswer<Redirection>, Problem>>
export async function callBackendForAnswer(call: BackendCall): Promise<Outcome> {
  return performCall(call)
}

async function performCall(call: BackendCall): Promise<Outcome> {
  const { dependency, operation } = call
  const requestId = call.requestId ?? currentRequestId() ?? randomUUID()
  const identity: CallIdentity = { dependency, operation, requestId }
  if (stepsUp(String(call.url))) return notThere(call, identity)
  const started = performance.now()
  const timeoutMs = Math.min(
    call.deadlineMs ?? CALL_LIMITS[dependency].deadlineMs,
    remainingRequestMs() ?? Number.POSITIVE_INFINITY,
  )
  if (timeoutMs < LEAST_CALL_MS && timeoutMs !== call.deadlineMs) return notBegun(call, identity)
  const { outcome, attempts } = await attemptWithin(timeoutMs, call, identity)
  logCall(call, identity, outcome, { ms: Math.round(performance.now() - started), attempts })
  return outcome
}

/** One attempt, or two, within a time limit. */
async function attemptWithin(timeoutMs: number, call: BackendCall, identity: CallIdentity) {
  // A timer that ends with the call costs less than `AbortSignal.timeout`, which leaves it to the collector.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), Math.floor(timeoutMs))
  try {
    const first = await attempt(call, identity, limit.signal)
    if (first.ok || !mayRepeat(call, first.error) || limit.signal.aborted)
      return { outcome: first, attempts: 1 }
    const second = await attempt(call, identity, limit.signal)
    return { outcome: moreTelling(call, first, second), attempts: 2 }
  } finally {
    clearTimeout(timer)
  }
}

/** Returned if the time of the current request is used up: a call that is not started has no effect. */
function notBegun(call: BackendCall, identity: CallIdentity): Outcome {
  const outcome = failed({ ...identity, kind: 'timeout' as const, code: NOT_BEGUN })
  logCall(call, identity, outcome, { ms: 0, attempts: 0 })
  return outcome
}

/**
 * Returned for a URL with a dot segment, as 404. The request is not sent, because URL normalization would
 * change its path.
 */
function notThere(call: BackendCall, identity: CallIdentity): Outcome {
  const outcome = failed({ ...identity, kind: 'http' as const, status: 404, code: 'no-such-address' })
  logCall(call, identity, outcome, { ms: 0, attempts: 0 })
  return outcome
}

async function attempt(call: BackendCall, identity: CallIdentity, deadline: AbortSignal): Promise<Outcome> {
  const outcome = await throughBreaker(call.dependency, () => sendOnce(call, identity, deadline))
  return outcome ?? failed({ ...identity, kind: 'network', code: 'circuit-open' })
}

async function sendOnce(call: BackendCall, identity: CallIdentity, deadline: AbortSignal): Promise<Outcome> {
  const { content, contentType } = await encodeBody(call.body)
  try {
    const answer = await exchange({
      url: new URL(call.url),
      method: call.method,
      headers: {
        accept: ACCEPTED[call.expect ?? 'json'],
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
        ...call.headers,
        'accept-encoding': 'identity',
        [REQUEST_ID_HEADER]: identity.requestId,
        ...(content === undefined ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
      },
      body: content,
      maxBytes: call.maxBytes ?? CALL_LIMITS[call.dependency].maxBytes,
      signal: call.signal === undefined ? deadline : AbortSignal.any([deadline, call.signal]),
      mayReuse: isRepeatable(call),
    })
    return readAnswer(call, identity, answer, Date.now())
  } catch (error) {
    return failed({ ...identity, ...describeFailure(error, call.signal, deadline) })
  }
}

type EncodedBody = { content?: string | Uint8Array; contentType?: string }

async function encodeBody(body: unknown): Promise<EncodedBody> {
  if (body === undefined) return {}
  if (body instanceof FormData) {
    const form = new Response(body)
    const contentType = form.headers.get('content-type') ?? ''
    return { content: new Uint8Array(await form.arrayBuffer()), contentType }
  }
  if (typeof body === 'string') return { content: body }
  if (body instanceof URLSearchParams)
    return { content: body.toString(), contentType: 'application/x-www-form-urlencoded' }
  return { content: JSON.stringify(body), contentType: 'application/json' }
}

function describeFailure(
  error: unknown,
  signal: AbortSignal | undefined,
  deadline: AbortSignal,
): Pick<Problem, 'kind' | 'code'> {
  if (signal?.aborted) return { kind: 'network', code: 'aborted' }
  if (deadline.aborted) return { kind: 'timeout' }
  if (error instanceof AnswerTooLargeError) return { kind: 'contract', code: 'too-large' }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  // An invalid URL or header of our own says nothing about the back end.
  if (code.startsWith('ERR_INVALID_')) return { kind: 'contract', code: 'unsendable' }
  // Error codes of Node's HTTP parser: the response was not HTTP.
  return code.startsWith('HPE_') ? { kind: 'contract', code: 'not-http' } : { kind: 'network', code }
}

const PASSING_STATUSES: readonly (number | undefined)[] = [502, 503, 504]

const isRepeatable = ({ method, retry }: BackendCall): boolean =>
  (retry ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'none')) === 'read'

function mayRepeat(call: BackendCall, problem: Problem): boolean {
  if (!isRepeatable(call) || problem.retryAfterSeconds !== undefined) return false
  if (problem.kind === 'network') return problem.code !== 'aborted' && problem.code !== 'circuit-open'
  return problem.kind === 'http' && PASSING_STATUSES.includes(problem.status)
}

/**
 * The outcome of a repeated call. The failure before it counts if the retry was never sent, or if a write may
 * have taken effect and the retry met an outage.
 */
function moreTelling({ method }: BackendCall, first: Outcome, second: Outcome): Outcome {
  if (first.ok || second.ok) return second
  const isOpen = method !== 'GET' && isUnconfirmed(first.error) && isOutage(second.error)
  return wasNeverSent(second.error) || isOpen ? first : second
}

/** The log line of a call: names and numbers only, never a URL, a header or a body. */
function logCall(
  { method, reference }: BackendCall,
  identity: CallIdentity,
  outcome: Outcome,
  measured: { ms: number; attempts: number },
): void {
  const named = { ...identity, ...(reference !== undefined && { reference }), method, ...measured }
  if (outcome.ok) {
    const { status, bytes } = outcome.value
    logger.info({ ...named, kind: 'ok', status, bytes }, 'back-end call')
    return
  }
  const { kind, status, code, details } = outcome.error
  const notes = kind === 'contract' ? details : details?.map(({ type, reason }) => ({ type, reason }))
  const line = { ...named, kind, status, code, details: notes }
  logger[kind === 'domain' ? 'info' : 'warn'](line, 'back-end call')
}
