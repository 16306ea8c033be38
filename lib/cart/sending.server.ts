import 'server-only'
import { randomUUID } from 'node:crypto'
import { SUBMISSION_KEY } from '@/lib/forms/own-controls'
import { oncePerKey, replayKey } from '@/lib/http/replay.server'
import { type Once, runOnce } from '@/lib/shared-state/run-once.server'
import { getSite } from '@/lib/site/sites'
import { type CartVisit, ownerOf } from './visit.server'

/** A form of a cached page has no key of its own: equal sendings of one visitor within this time are a double click. */
const DOUBLE_CLICK_SECONDS = 3

const KEY = /^[\w-]{16,64}$/

/** What was sent, by whom, to which handler. */
export type CartSending = { handler: string; visit: CartVisit; fields: Readonly<Record<string, unknown>> }

/**
 * Runs a write once per sending and gives every repetition the same answer; `run` gets the key under which its own calls are
 * repeatable. Whoever has no cart yet is known by the key alone, so without one every sending of theirs makes a cart of its own,
 * of which their browser keeps the last.
 */
export function oncePerSending<T>(
  { handler, visit, fields }: CartSending,
  answer: Pick<Once<T>, 'schema' | 'isFinal'>,
  run: (key: string) => Promise<T>,
): Promise<T> {
  const { [SUBMISSION_KEY]: key, ...content } = fields
  const sent = [getSite(visit.locale).siteId, content]
  if (typeof key === 'string' && KEY.test(key)) {
    const isOwn = visit.customer.kind === 'signedIn'
    const name = replayKey(`${handler}/${isOwn ? ownerOf(visit) : 'visitor'}`, key, sent)
    return oncePerKey(name, answer, () => run(name))
  }
  const owner = ownerOf(visit)
  if (owner === undefined) return run(randomUUID())
  const name = `sending/${replayKey(`${handler}/${owner}`, '', sent)}`
  return runOnce({ ...answer, key: name, keptSeconds: DOUBLE_CLICK_SECONDS }, () => run(randomUUID()))
}
