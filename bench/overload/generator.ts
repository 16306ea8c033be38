import { setTimeout as sleep } from 'node:timers/promises'
import { type Visit, visit } from './visits.ts'

/**
 * Task of a generator.
 * - `closed`: a number of visitors, each of whom sends the next request after the response
 * - `open`: a number of new visitors per second, whatever happens to earlier ones
 * - `repeated`: one visitor who requests the same URL repeatedly, with a pause
 */
export type Work = { seconds: number; url: string } & (
  | { kind: 'closed'; visitors: number }
  | { kind: 'open'; perSecond: number }
  | { kind: 'repeated'; pauseMs: number; isUnique: boolean }
)

/** `at`: start of the visit, in milliseconds since the start of the task. */
export type TimedVisit = Visit & { at: number }

const TICK_MS = 20

let words = 0

/** A search that has not been made before, with the texts that its page must contain. */
function searchFor(url: string): Promise<Visit> {
  words += 1
  const word = `zq${process.pid}x${words}`
  return visit(`${url}?q=${word}`, [word, '</html>'])
}

async function run(work: Work): Promise<readonly TimedVisit[]> {
  const begun = performance.now()
  const elapsed = () => performance.now() - begun
  const isOver = () => elapsed() >= work.seconds * 1000
  const visits: TimedVisit[] = []
  const record = async (asked: Promise<Visit>) => {
    const at = elapsed()
    visits.push({ ...(await asked), at })
  }

  if (work.kind === 'closed') {
    const visitor = async () => {
      while (!isOver()) await record(searchFor(work.url))
    }
    await Promise.all(Array.from({ length: work.visitors }, visitor))
  } else if (work.kind === 'repeated') {
    while (!isOver()) {
      await record(work.isUnique ? searchFor(work.url) : visit(work.url, []))
      await sleep(work.pauseMs)
    }
  } else {
    const asked: Promise<void>[] = []
    while (!isOver()) {
      const due = Math.floor((elapsed() / 1000) * work.perSecond)
      while (asked.length < due) asked.push(record(searchFor(work.url)))
      await sleep(TICK_MS)
    }
    await Promise.all(asked)
  }
  return visits
}

process.on('message', (work: Work) => {
  void run(work).then(visits => process.send?.(visits))
})
