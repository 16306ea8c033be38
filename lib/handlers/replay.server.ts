import 'server-only'
import { createHash } from 'node:crypto'
import { type Once, runIdempotent } from '@/lib/state/idempotency.server'

const KEPT_SECONDS = 10 * 60

/**
 * Name of one sending: who sent what with which key. The content is part of it, so a key stands for one
 * content only.
 */
export const replayKey = (owner: string, submissionKey: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([owner, submissionKey, content]))
    .digest('base64url')

/**
 * Runs a write once per key, in all containers: a double click joins the run under way, a repetition gets the
 * same answer. Only an answer that `isFinal` is kept, so that a failed try can be repeated. Keys of different
 * kinds of answers never meet: each handler puts its own name into them.
 */
export const oncePerKey = <T>(
  key: string,
  answer: Pick<Once<T>, 'schema' | 'isFinal'>,
  run: () => Promise<T>,
): Promise<T> => runIdempotent({ ...answer, key: `sending/${key}`, keptSeconds: KEPT_SECONDS }, run)
