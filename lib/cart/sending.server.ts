import 'server-only'
import { randomUUID } from 'node:crypto'
import { FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { oncePerKey, replayKey } from '@/lib/handlers/replay.server'
import { getSite } from '@/lib/site/sites'
import { type Once, runIdempotent } from '@/lib/state/idempotency.server'
import { type CartContext, ownerOf } from './cart-context.server'

/**
 * A form of a cached page has no key of its own: equal sendings of one visitor within this time are a double
 * click.
 */
const DOUBLE_CLICK_SECONDS = 3

const KEY = /^[\w-]{16,64}$/

/**
 * What was sent, by whom, to which handler. `content` is what it comes to, where other fields can mean the
 * same.
 */
export type CartSending = {
  handler: string
  visit: CartContext
  fields: Readonly<Record<string, unknown>>
  content?: unknown
}

/**
 * Does the work. `name` makes its own calls repeatable, `submissionKey` the whole sending: whoever sends the
 * same with it again gets one effect.
 */
type RunOfSending<T> = (name: string, submissionKey: string) => Promise<T>

/** The key of a sending, or undefined where there is none. */
export const submissionKeyIn = (fields: Readonly<Record<string, unknown>>): string | undefined => {
  const key = fields[SUBMISSION_KEY]
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

/**
 * Runs a write once per sending and gives every repetition the same answer. A sending without a key gets one,
 * under which it can be repeated. Whoever has no cart yet is known by the key alone, so without one every
 * sending of theirs makes a cart of its own, of which their browser keeps the last.
 */
export function idempotentPerSubmission<T>(
  { handler, visit, fields, content }: CartSending,
  answer: Pick<Once<T>, 'schema' | 'isFinal'>,
  run: RunOfSending<T>,
): Promise<T> {
  // Each page seals the mark of its owner anew.
  const { [SUBMISSION_KEY]: _key, [FORM_OWNER]: _owner, ...typed } = fields
  const sent = [getSite(visit.locale).siteId, content ?? typed]
  const who = visit.customer.kind === 'signedIn' ? ownerOf(visit) : 'visitor'
  const known = submissionKeyIn(fields)
  const submissionKey = known ?? randomUUID()
  const name = replayKey(`${handler}/${who}`, submissionKey, sent)
  const runNamed = () => run(name, submissionKey)
  if (known !== undefined) return oncePerKey(name, answer, runNamed)
  const owner = ownerOf(visit)
  if (owner === undefined) return runNamed()
  const click = `sending/${replayKey(`${handler}/${owner}`, '', sent)}`
  return runIdempotent({ ...answer, key: click, keptSeconds: DOUBLE_CLICK_SECONDS }, runNamed)
}
