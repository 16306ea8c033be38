import 'server-only'
import { giveBackLimit, type LimitAnswer, peekLimit, type RateLimit, takeLimit } from './rate-limits.server'

/**
 * One of the counters that an attempt uses up: that of its sender, of its network address, of the name it is
 * about.
 */
export type Counter = { limit: RateLimit; key: string }

export const giveBackAll = async (counters: readonly Counter[]): Promise<void> => {
  await Promise.all(counters.map(({ limit, key }) => giveBackLimit(limit, key)))
}

/**
 * Counts an attempt with every counter, or with none where one of them is used up; the longest wait counts.
 */
export async function takeAll(counters: readonly Counter[]): Promise<LimitAnswer> {
  const answers = await Promise.all(counters.map(({ limit, key }) => takeLimit(limit, key)))
  const answer = longestWait(answers)
  if (!answer.allowed) await giveBackAll(counters.filter((_, index) => answers[index]?.allowed === true))
  return answer
}

/** Whether every counter would allow an attempt. */
export const peekAll = async (counters: readonly Counter[]): Promise<LimitAnswer> =>
  longestWait(await Promise.all(counters.map(({ limit, key }) => peekLimit(limit, key))))

const longestWait = (answers: readonly LimitAnswer[]): LimitAnswer => {
  const waits = answers.flatMap(answer => (answer.allowed ? [] : [answer.retryAfterSeconds]))
  return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(...waits) }
}

/** Whether this sending has been counted: doing it again asks nothing new. */
export const isCounted = async (sending: string): Promise<boolean> =>
  !(await peekLimit('counted', sending)).allowed

export const markCounted = async (sending: string): Promise<void> => {
  await takeLimit('counted', sending)
}

/** As `takeAll`, but a sending that is repeated as it was is counted once. */
export async function takeAllOnce(counters: readonly Counter[], sending: string): Promise<LimitAnswer> {
  if (await isCounted(sending)) return { allowed: true }
  const answer = await takeAll(counters)
  if (answer.allowed) await markCounted(sending)
  return answer
}
