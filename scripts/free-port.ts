import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a port of this machine that is not in use now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('this machine gives no port')
  return address.port
}

/** Range of blocks; it ends below the ports that operating systems use for outgoing connections. */
const FIRST_BLOCK = 20_000
const LAST_PORT = 32_000

/**
 * Finds the first of `count` consecutive ports that are not in use now. The search starts at a random port,
 * so that runs in parallel do not choose the same block.
 * @throws if this machine has no such block
 */
export async function freePortBlock(count: number): Promise<number> {
  const blocks = Math.floor((LAST_PORT - FIRST_BLOCK) / count)
  const start = Math.floor(Math.random() * blocks)
  for (let step = 0; step < blocks; step += 1) {
    const first = FIRST_BLOCK + ((start + step) % blocks) * count
    if (await allFree(first, count)) return first
  }
  throw new Error(`this machine has no ${count} free ports in a row`)
}

async function allFree(first: number, count: number): Promise<boolean> {
  for (let port = first; port < first + count; port += 1) if (!(await isFree(port))) return false
  return true
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
