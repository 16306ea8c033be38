/** How long things last, in milliseconds. */
export type LeaseTimes = {
  /** A holder that has not been heard of for this long is taken for dead. */
  leaseMs: number
  /** The longest that somebody waits for a lock. */
  waitMs: number
  /** The longest that a lease is renewed; what still runs then is taken for stuck. */
  holdMs: number
}

/**
 * Who holds a name, in all containers that share a state. A holder is a random token: nobody renews or
 * releases what another one holds. Never rejects.
 */
export type Leases = {
  times: LeaseTimes
  /** The token that holds the name now: the given one where nobody did, else that of the holder. */
  acquire(name: string, token: string, milliseconds: number): Promise<string>
  /** Prolongs a lease; false where the token does not hold the name any more. */
  renew(name: string, token: string, milliseconds: number): Promise<boolean>
  release(name: string, token: string): Promise<void>
}

/** A lease ends before somebody who waits for a dead holder gives up. */
export const DEFAULT_LEASE_TIMES: LeaseTimes = { leaseMs: 3_000, waitMs: 5_000, holdMs: 30_000 }
