/** Durations in milliseconds. */
export type LeaseTimes = {
  /** Duration of a lease without renewal; then the holder counts as dead. */
  leaseMs: number
  /** The maximum time to wait for a lock. */
  waitMs: number
  /** The maximum time for which a lease is renewed; work that is still running then counts as stuck. */
  holdMs: number
}

/**
 * Leases on names across all containers that share a state. A holder is a random token; only the holder can
 * renew or release its lease. Never rejects.
 */
export type Leases = {
  times: LeaseTimes
  /**
   * The token that holds the name after the call: the given one if the name was free, otherwise that of the
   * holder.
   */
  acquire(name: string, token: string, milliseconds: number): Promise<string>
  /** Extends a lease; false if the token no longer holds the name. */
  renew(name: string, token: string, milliseconds: number): Promise<boolean>
  release(name: string, token: string): Promise<void>
}

/** A lease expires before a caller that waits for a dead holder gives up. */
export const DEFAULT_LEASE_TIMES: LeaseTimes = { leaseMs: 3_000, waitMs: 5_000, holdMs: 30_000 }
