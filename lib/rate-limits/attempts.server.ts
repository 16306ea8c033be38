import 'server-only'
import { consumeLimit, type LimitAnswer, peekLimit, type RateLimit, revertLimit } from './rate-limits.server'

/** A counter that an attempt is counted with, for example by sender, network address or username. */
export type Counter = { limit: RateLimit; key: string }

export const revertAll = async (counters: readonly Counter[]): Promise<void> => {
  await Promise.all(counters.map(({ limit, key }) => revertLimit(limit, key)))
}

/**
 * Counts an attempt with every counter, or with none if one of them is exhausted; the longest wait is
 * returned. The first counter, usually that of the network, is counted before the others: once it is
 * exhausted, no counters are created for the other keys, such as a username that the sender has typed.
 */
export async function consumeAll(counters: readonly Counter[]): Promise<LimitAnswer> {
  const [first, ...others] = counters
  if (first === undefined) return { allowed: true }
  const begun = await consumeLimit(first.limit, first.key)
  if (!begun.allowed) return longestWait([begun, await peekAll(others)])
  const answers = [begun, ...(await Promise.all(others.map(({ limit, key }) => consumeLimit(limit, key))))]
  const answer = longestWait(answers)
  if (!answer.allowed) await revertAll(counters.filter((_, index) => answers[index]?.allowed === true))
  return answer
}

/** Runs counted work; if it throws, it was no attempt, and the counts are reverted. */
export async function revertIfThrown<T>(counters: readonly Counter[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await revertAll(counters)
    throw error
  }
}

/** Whether every counter would allow an attempt. */
export const peekAll = async (counters: readonly Counter[]): Promise<LimitAnswer> =>
  longestWait(await Promise.all(counters.map(({ limit, key }) => peekLimit(limit, key))))

const longestWait = (answers: readonly LimitAnswer[]): LimitAnswer => {
  const waits = answers.flatMap(answer => (answer.allowed ? [] : [answer.retryAfterSeconds]))
  return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(...waits) }
}

/** Whether this submission has already been counted: repeating it is not another attempt. */
export const isCounted = async (submission: string): Promise<boolean> =>
  !(await peekLimit('counted', submission)).allowed

export const markCounted = async (submission: string): Promise<void> => {
  await consumeLimit('counted', submission)
}

/** Like `consumeAll`, but an identical repeated submission is counted once. */
export async function consumeAllOnce(counters: readonly Counter[], submission: string): Promise<LimitAnswer> {
  if (await isCounted(submission)) return { allowed: true }
  const answer = await consumeAll(counters)
  if (answer.allowed) await markCounted(submission)
  return answer
}
