import { afterEach, expect, test, vi } from 'vitest'
import { type Ports, sandboxPorts } from '@/scripts/store-environment'

const FIRST = 25_000
const WORKERS = [0, 1, 2, 3, 4, 5, 6, 7]

afterEach(() => vi.unstubAllEnvs())

/** The module of ports as the worker with this number loads it. */
async function portsIn(worker: number) {
  vi.resetModules()
  vi.stubEnv('E2E_FIRST_PORT', String(FIRST))
  vi.stubEnv('TEST_PARALLEL_INDEX', String(worker))
  return import('@/e2e/ports')
}

const portsOf = ({ store, sandbox }: Ports): readonly number[] => [store, ...sandboxPorts(sandbox)]

const sharedPorts = async (worker: number) => portsOf((await portsIn(worker)).E2E_PORTS)

async function workerPorts(worker: number): Promise<readonly number[]> {
  const { addressed, own, instances, front } = (await portsIn(worker)).WORKER_PORTS
  const { first, second, sandbox } = instances
  return [...portsOf(addressed), ...portsOf(own), first, second, ...sandboxPorts(sandbox), front]
}

test('all workers address the same shared store', async () => {
  for (const worker of WORKERS) expect(await sharedPorts(worker)).toEqual(await sharedPorts(0))
})

test('no port of a worker is one of the shared store, of another worker, or used twice', async () => {
  const all = [...(await sharedPorts(0))]
  for (const worker of WORKERS) all.push(...(await workerPorts(worker)))
  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([])
})

test('a worker for whom no ports are left ends with an error instead of using those of another', async () => {
  await expect(portsIn(WORKERS.length)).rejects.toThrow('workers at most')
})

test('a worker addresses its own store from when it is instructed to', async () => {
  const { addressOwnStore, E2E_PORTS, WORKER_PORTS } = await portsIn(2)
  expect({ ...E2E_PORTS }).not.toEqual(WORKER_PORTS.addressed)
  addressOwnStore()
  expect({ ...E2E_PORTS }).toEqual(WORKER_PORTS.addressed)
})
