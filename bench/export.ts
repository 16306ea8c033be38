import { readFileSync } from 'node:fs'
import { buildStore } from '../scripts/build-store.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'
import { sandboxUrl } from '../scripts/store-environment.ts'
import { runBench, UNLIMITED } from './bench-store.ts'
import { growLists, LISTED_ORDERS } from './long-list.ts'
import { LOCALE } from './pages.ts'

// A long order history as CSV: how long it takes, and that the memory of the store stays flat.

const DOWNLOADS = 6

/** Growth of the resident memory, in MB, from the first download to the highest one. */
const MOST_GROWTH = 30

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Highest resident memory of a process in MB (`proc(5)`). */
const peakOf = (pid: number | undefined): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

type Download = { lines: number; bytes: number; firstMs: number; allMs: number }

async function download(url: string, cookie: string): Promise<Download> {
  const start = performance.now()
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  if (!response.ok || response.body === null)
    throw new Error(`The file could not be read: ${response.status}`)
  let [lines, bytes, firstMs] = [0, 0, 0]
  for await (const part of response.body) {
    firstMs ||= performance.now() - start
    bytes += part.length
    lines += part.filter((byte: number) => byte === 0x0a).length
  }
  return { lines, bytes, firstMs, allMs: performance.now() - start }
}

await runBench(UNLIMITED, async () => {
  const run = await prepareRun()
  buildStore(root)
  await startSandbox(run)
  const store = await startStore(run)
  const origin = `http://localhost:${run.ports.store}`
  const cookie = await growLists(origin, sandboxUrl(run.ports.sandbox, 'control'))
  const peaks: number[] = []
  let shortest = Number.POSITIVE_INFINITY
  for (let index = 0; index < DOWNLOADS; index += 1) {
    const { lines, bytes, firstMs, allMs } = await download(
      `${origin}/api/orders/csv?locale=${LOCALE}`,
      cookie,
    )
    peaks.push(peakOf(store.pid))
    shortest = Math.min(shortest, lines)
    say(
      `${lines} lines, ${bytes} bytes, first after ${firstMs.toFixed(0)} ms, all after ${allMs.toFixed(0)} ms, peak ${peaks.at(-1)?.toFixed(0)} MB`,
    )
  }
  const growth = Math.max(...peaks) - (peaks[0] ?? Number.NaN)
  const isWhole = shortest > LISTED_ORDERS
  const holds = isWhole && growth <= MOST_GROWTH
  say(
    `Growth ${growth.toFixed(0)} MB, at most ${MOST_GROWTH}; ${isWhole ? 'every file is whole' : 'a file is not whole'}`,
  )
  return holds
})
