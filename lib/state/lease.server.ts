import 'server-only'
import { randomUUID } from 'node:crypto'
import { failed, ok, type Result } from '@/lib/result/result'
import type { Leases } from './leases'

/** A name that is held until `end`. */
export type Lease = {
  token: string
  /** Aborted once the name is lost: somebody else may hold it from then on. */
  lost: AbortSignal
  end: () => Promise<void>
}

/** Holds a name as long as it takes; the failure is the token of who holds it. */
export async function acquireLease(leases: Leases, name: string): Promise<Result<Lease, string>> {
  const token = randomUUID()
  const holder = await leases.acquire(name, token, leases.times.leaseMs)
  return holder === token ? ok(holdLease(leases, name, token)) : failed(holder)
}

/** Renews a lease three times within its length, up to the bound of holding. */
function holdLease(leases: Leases, name: string, token: string): Lease {
  const { leaseMs, holdMs } = leases.times
  const controller = new AbortController()
  const endsAt = performance.now() + holdMs
  let renewal = Promise.resolve()
  const renew = async (): Promise<void> => {
    if (performance.now() < endsAt && (await leases.renew(name, token, leaseMs))) return
    clearInterval(timer)
    controller.abort()
  }
  const timer = setInterval(() => {
    renewal = renewal.then(renew)
  }, leaseMs / 3)
  const end = async (): Promise<void> => {
    clearInterval(timer)
    await renewal
    await leases.release(name, token)
  }
  return { token, lost: controller.signal, end }
}
