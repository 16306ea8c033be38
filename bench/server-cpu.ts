import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Load, LoadResult } from './load.ts'

/** A request type of the CPU benchmark; `process` is the server. */
export type Target = {
  name: string
  process: ChildProcess
  /** The URLs of a round: a single one that is repeated, or URLs that have not been requested before. */
  urls: (round: number) => readonly string[]
  headers?: Readonly<Record<string, string>>
  /** At least 300; more if a single request costs less than the clock can resolve. */
  requests: number
}

/** CPU milliseconds per request of a target, one figure per round. */
export type Cpu = { name: string; rounds: readonly number[] }

/** Rounds that count; one before them is a warm-up. */
export const ROUNDS = 7
const CONNECTIONS = 4
/** The kernel reports hundredths of a second, whatever its own clock rate. */
const MS_PER_TICK = 10

/** User and system time of a process with all its threads, in milliseconds (`proc(5)`, fields 14 and 15). */
function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

async function runBlock(generator: ChildProcess, target: Target, round: number): Promise<number> {
  const { headers = {}, requests, name } = target
  const urls = target.urls(round)
  const before = cpuOf(target.process.pid)
  generator.send({ urls, headers, requests, connections: CONNECTIONS } satisfies Load)
  // The generator sends one message only: the result of its block.
  const [result] = (await once(generator, 'message')) as [LoadResult]
  if (result.wrong > 0) throw new Error(`${name}: ${result.wrong} of ${requests} requests did not answer 200`)
  return (cpuOf(target.process.pid) - before) / requests
}

/**
 * Measures all targets in alternation, so that other load of the machine affects all of them. The first
 * round is a warm-up.
 */
export async function measureCpu(targets: readonly Target[]): Promise<readonly Cpu[]> {
  const generator = fork(join(import.meta.dirname, 'load.ts'))
  const costs = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const target of targets) {
        const cost = await runBlock(generator, target, round)
        if (round > 0) costs.get(target.name)?.push(cost)
      }
    }
  } finally {
    generator.kill()
  }
  return [...costs].map(([name, rounds]) => ({ name, rounds }))
}
