import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { searchPath } from '../lib/site/paths.ts'
import { benchStore, UNLIMITED } from './bench-store.ts'
import { startGenerator, work } from './overload/start-generator.ts'
import { LOCALE } from './pages.ts'

const PIPELINED = 600
const GATE_MS = 200
const HEALTH = { seconds: 10, pauseMs: 5 }
const WARM_UP = { seconds: 10, visitors: 4 }

const say = (text: string) => process.stdout.write(`${text}\n`)

/** 600 searches for new words, none of which waits for the answer to the one before. */
function pipeline(round: number, host: string): string {
  const search = (index: number) =>
    `GET ${searchPath(LOCALE)}?q=zq${round}x${index} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`
  return Array.from({ length: PIPELINED }, (_, index) => search(index)).join('')
}

/** Sends all searches of a round on one socket. Returns how many responses arrive before it is closed. */
async function sendPipeline(round: number, { hostname, port, host }: URL): Promise<number> {
  const socket: Socket = connect(Number(port), hostname)
  let answers = 0
  socket.setEncoding('latin1')
  socket.on('data', part => {
    answers += String(part).split('HTTP/1.1 ').length - 1
  })
  // A reset is how the store ends such a connection.
  socket.on('error', () => undefined)
  socket.write(pipeline(round, host))
  await once(socket, 'close')
  return answers
}

/** Prints the waits for the health check. Returns whether all of them were answered within the gate. */
async function measure(origin: URL, generator: ChildProcess): Promise<boolean> {
  await work(generator, { kind: 'closed', ...WARM_UP, url: `${origin.origin}${searchPath(LOCALE)}` })
  const health = work(generator, {
    kind: 'repeated',
    ...HEALTH,
    isUnique: false,
    url: `${origin.origin}/api/health/live`,
  })
  let isOver = false
  const end = () => {
    isOver = true
  }
  health.then(end, end)
  let answers = 0
  let sockets = 0
  // At any time there is one socket with so many searches.
  for (; !isOver; sockets += 1) answers += await sendPipeline(sockets, origin)
  const visits = await health
  const waits = visits.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const [median, most] = [0.5, 1].map(share => waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN)
  const failed = visits.filter(({ end }) => end !== 'whole').length
  say(
    `${sockets} sockets in turn with ${PIPELINED} searches each; ${answers} responses before they were closed`,
  )
  say(`health check, ${visits.length} times: ${median?.toFixed(1)} ms median, ${most?.toFixed(1)} ms longest`)
  return failed === 0 && most !== undefined && most <= GATE_MS
}

// All searches come from one network, so the page limit must not refuse them before they cost anything.
await benchStore(UNLIMITED, async origin => {
  const generator = startGenerator()
  try {
    const holds = await measure(new URL(origin), generator)
    say(holds ? `The gate of ${GATE_MS} ms holds` : `The gate of ${GATE_MS} ms is broken`)
    return holds
  } finally {
    generator.kill()
  }
})
