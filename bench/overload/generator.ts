import { setTimeout as sleep } from 'node:timers/promises'
import { type Visit, visit } from './visits.ts'

/**
 * What a generator is told to do.
 * - `closed`: that many visitors, each of whom asks again as soon as there is an answer
 * - `open`: that many new visitors a second, whatever becomes of those before them
 * - `repeated`: one visitor who asks for the same address again and again, with a pause
 */
export type Work = { seconds: number; url: string } & (
  | { kind: 'closed'; visitors: number }
  | { kind: 'open'; perSecond: number }
  | { kind: 'repeated'; pauseMs: number; isUnique: boolean }
)

/** `at`: when the visit began, in milliseconds since the work did. */
export type TimedVisit = Visit & { at: number }

const TICK_MS = 20

let words = 0

/** A search that nobody has made before, and what its page must contain. */
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
