import { createHash } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from './answer.ts'
import type { CommerceRequest } from './environment.ts'
import { fieldFault, occError, validationError } from './occ-error.ts'

/** `owner` is the user for whom the answer is kept: a customer, or the guid of an anonymous user's cart. */
type Attempt = { owner: string; operation: string; input: unknown; work: () => Answer }

const KEY = /^[\x21-\x7e]{1,200}$/

const rowSchema = z.object({
  request_hash: z.string(),
  status: z.custom<ContentfulStatusCode>(value => typeof value === 'number'),
  body: z.string().transform(text => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
})

/**
 * Runs a write once per `Idempotency-Key`: the same key with the same input gets the first answer again, with
 * another input a 409. A refused attempt changes nothing and leaves the key free. Work and record are one
 * transaction.
 */
export const runIdempotent = (commerce: Commerce, request: CommerceRequest, attempt: Attempt): Answer => {
  const { database, clock } = commerce
  const key = request.req.header('idempotency-key')
  if (key === undefined) return transaction(database, attempt.work)
  if (!KEY.test(key))
    throw validationError([fieldFault('Idempotency-Key', 'invalid', 'The key is malformed.')])
  const { owner, operation } = attempt
  const requestHash = createHash('sha256').update(JSON.stringify(attempt.input)).digest('hex')
  return transaction(database, () => {
    const row = database
      .prepare(
        `SELECT request_hash, status, body FROM commerce_kept_answers
         WHERE owner = ? AND operation = ? AND key = ?`,
      )
      .get(owner, operation, key)
    if (row !== undefined) return repeat(rowSchema.parse(row), requestHash)
    const answer = attempt.work()
    database
      .prepare('INSERT INTO commerce_kept_answers VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(owner, operation, key, requestHash, answer.status ?? 200, JSON.stringify(answer.body), clock.now())
    return answer
  })
}

const repeat = (recorded: z.infer<typeof rowSchema>, requestHash: string): Answer => {
  if (recorded.request_hash !== requestHash) {
    throw occError.idempotencyConflict('The key was used for a different request.')
  }
  return { status: recorded.status, body: recorded.body }
}
