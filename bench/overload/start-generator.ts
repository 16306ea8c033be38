import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TimedVisit, Work } from './generator.ts'

/** Starts a generator of requests. Each is a process of its own, so that none waits for another. */
export const startGenerator = (): ChildProcess => fork(join(import.meta.dirname, 'generator.ts'))

/** Gives a generator a task. Returns the visits that it has made. */
export async function work(generator: ChildProcess, what: Work): Promise<readonly TimedVisit[]> {
  generator.send(what)
  // A generator sends one message only: the visits it has made.
  const [visits] = (await once(generator, 'message')) as [readonly TimedVisit[]]
  return visits
}
