import 'server-only'
import { isCartGone } from '@/lib/backends/commerce/carts.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { logger } from '@/lib/log/logger'
import { renewRequestDeadline } from '@/lib/request/request-context'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** Time of each step of a file whose response has begun. */
const STEP_MS = 9_500

/** Longest time that a whole file is written for. */
const MOST_MS = 120_000

/** Entries whose details are read at the same time. */
const AT_ONCE = 4

type Read<T> = () => Promise<Result<T, Problem>>

/** Reads the lists of one file, one after the other, within a time for all of them. */
export type Reader = <T>(read: Read<T>) => Promise<T>

/**
 * A reader that fails a file which cannot go on: the browser tells that it is not complete.
 * @param startedAt on the clock of `performance.now()`
 */
export const startReader =
  (startedAt: number): Reader =>
  async read => {
    const left = startedAt + MOST_MS - performance.now()
    renewRequestDeadline(Math.min(STEP_MS, left))
    const answer = await read()
    if (answer.ok) return answer.value
    logger.warn({ operation: answer.error.operation }, 'a copy of data broke off')
    throw new Error(`the data could not be read: ${answer.error.operation}`)
  }

/** A list that commerce gives as a whole. */
export async function* wholeOf<T, E>(
  reader: Reader,
  read: Read<T>,
  entriesOf: (answer: T) => readonly E[],
): AsyncIterable<readonly E[]> {
  yield entriesOf(await reader(read))
}

const isGone = (problem: Problem): boolean => isNotFound(problem) || isCartGone(problem)

type Page = { pagination: { totalPages: number } }

/** All pages of a list. */
export async function* pagesOf<T extends Page, E>(
  reader: Reader,
  read: (page: number) => Promise<Result<T, Problem>>,
  entriesOf: (answer: T) => readonly E[],
): AsyncIterable<readonly E[]> {
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await reader(() => read(page))
    pages = answer.pagination.totalPages
    yield entriesOf(answer)
  }
}

/** Entries of a list with their details, a few at a time; one that is gone by then stays as it was listed. */
export async function* detailed<E, D>(
  reader: Reader,
  lists: AsyncIterable<readonly E[]>,
  fetch: (entry: E) => Promise<Result<D, Problem>>,
): AsyncIterable<readonly (E | D)[]> {
  for await (const entries of lists)
    for (let first = 0; first < entries.length; first += AT_ONCE)
      yield await Promise.all(
        entries.slice(first, first + AT_ONCE).map(entry =>
          reader<E | D>(async () => {
            const details = await fetch(entry)
            return details.ok || !isGone(details.error) ? details : ok(entry)
          }),
        ),
      )
}
