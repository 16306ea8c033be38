import 'server-only'
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { z } from 'zod'
import { throughBreaker } from '@/lib/backends/http-client/breakers.server'
import { CALL_LIMITS, LEAST_CALL_MS } from '@/lib/config/call-limits'
import { logger } from '@/lib/log/logger'
import { currentRequestId, remainingRequestMs } from '@/lib/request/request-context'
import { failed, NOT_BEGUN, ok, type Problem, type Result } from '@/lib/result/result'

type Failure = Pick<Problem, 'kind' | 'status' | 'code'>

/**
 * Runs a call of Stripe's library under the rules of all back-end calls: deadline, circuit breaker, schema,
 * one log line, failures as values.
 */
export async function throughStripe<T>(
  operation: string,
  schema: z.ZodType<T>,
  send: (options: Stripe.RequestOptions) => Promise<unknown>,
): Promise<Result<T, Problem>> {
  const requestId = currentRequestId() ?? randomUUID()
  const identity = { dependency: 'payment' as const, operation, requestId }
  const timeout = Math.min(CALL_LIMITS.payment.deadlineMs, remainingRequestMs() ?? Number.POSITIVE_INFINITY)
  const began = timeout >= LEAST_CALL_MS
  const started = performance.now()
  const attempt = async (): Promise<Result<T, Problem>> => {
    try {
      const parsed = schema.safeParse(await send({ timeout: Math.floor(timeout) }))
      return parsed.success ? ok(parsed.data) : failed({ ...identity, kind: 'contract', code: 'schema' })
    } catch (fault) {
      return failed({ ...identity, ...failureOf(fault) })
    }
  }
  const outcome = began
    ? await throughBreaker('payment', attempt)
    : failed({ ...identity, kind: 'timeout' as const, code: NOT_BEGUN })
  const result = outcome ?? failed({ ...identity, kind: 'network' as const, code: 'circuit-open' })
  logCall(identity, result, { ms: Math.round(performance.now() - started), attempts: began ? 1 : 0 })
  return result
}

/** The log line of a call, with the same members as that of every other back-end call. */
function logCall(
  identity: Pick<Problem, 'dependency' | 'operation' | 'requestId'>,
  result: Result<unknown, Problem>,
  measured: { ms: number; attempts: number },
): void {
  if (result.ok) {
    logger.info({ ...identity, ...measured, kind: 'ok' }, 'back-end call')
    return
  }
  const { kind, status, code } = result.error
  const line = { ...identity, ...measured, kind, status, code }
  logger[kind === 'domain' ? 'info' : 'warn'](line, 'back-end call')
}

/** A failure of the library, without its message, which may repeat what was sent. */
function failureOf(fault: unknown): Failure {
  if (fault instanceof Stripe.errors.StripeConnectionError) return { kind: 'network', code: 'connection' }
  if (!(fault instanceof Stripe.errors.StripeError)) throw fault
  const { statusCode: status, code = 'unknown' } = fault
  if (status === undefined || status >= 500) return { kind: 'http', ...(status !== undefined && { status }) }
  return { kind: 'domain', status, code }
}
