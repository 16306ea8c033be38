import 'server-only'
import { randomUUID } from 'node:crypto'
import { failed, ok, type Result } from '@/lib/result/result'
import type { Leases } from './leases'

/** A lease on a name, held until `end`. */
export type Lease = {
  token: string
  /** Aborts when the lease is lost; from then on another holder may have the name. */
  lost: AbortSignal
  end: () => Promise<void>
}

/** Acquires a lease on a name; the failure is the token of the current holder. */
export async function acquireLease(leases: Leases, name: string): Promise<Result<Lease, string>> {
  const token = randomUUID()
  const holder = await leases.acquire(name, token, leases.times.leaseMs)
  return holder === token ? ok(holdLease(leases, name, token)) : failed(holder)
}

/** Renews a lease three times within its duration, up to the maximum holding time. */
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
