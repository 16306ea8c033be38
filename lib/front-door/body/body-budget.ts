/** What is exhausted: all that there is, or the share of one network. */
type Short = 'total' | 'network'

/** What one body holds of a budget. */
export type HeldBytes = {
  /** Holds so many bytes in all; undefined if there are as many, otherwise what is exhausted. */
  grow: (bytes: number) => Short | undefined
  /** From now on, the body is not displaced: it is there as a whole. */
  keep: () => void
  /** Gives everything back; nothing is held afterwards. */
  free: () => void
}

type Most = { mostHeld: number; mostPerNetwork: number }

type Body = {
  network: string
  bytes: number
  /** Epoch milliseconds. */
  since: number
  isWhole: boolean
  whenDisplaced: (short: Short) => void
}

/**
 * A number of bytes that all bodies of one kind share. When it is exhausted, the slowest incomplete body of
 * the network that holds most gives way: whoever sends little at once is served, however many others trickle.
 */
export class BodyBudget {
  readonly #most: Most
  readonly #networks = new Map<string, { bytes: number; bodies: Set<Body> }>()
  #held = 0

  constructor(most: Most) {
    this.#most = most
  }

  /**
   * An account of a body of a network.
   * @param whenDisplaced called when it has to give way to another body; it holds nothing then
   */
  open(network: string, whenDisplaced: (short: Short) => void): HeldBytes {
    const body: Body = { network, bytes: 0, since: Date.now(), isWhole: false, whenDisplaced }
    let isOpen = true
    return {
      grow: bytes => {
        if (!isOpen) return 'total'
        if (bytes > body.bytes) this.#take(body, bytes - body.bytes)
        return this.#makeRoom(body)
      },
      keep: () => {
        body.isWhole = true
      },
      free: () => {
        this.#giveBack(body)
        isOpen = false
      },
    }
  }

  #take(body: Body, more: number): void {
    const network = this.#networks.get(body.network) ?? { bytes: 0, bodies: new Set() }
    this.#networks.set(body.network, network)
    network.bodies.add(body)
    network.bytes += more
    body.bytes += more
    this.#held += more
  }

  #giveBack(body: Body): void {
    const network = this.#networks.get(body.network)
    if (network?.bodies.delete(body) !== true) return
    network.bytes -= body.bytes
    this.#held -= body.bytes
    if (network.bodies.size === 0) this.#networks.delete(body.network)
  }

  /** Displaces others until a body has its room; what is exhausted if it has to give way itself. */
  #makeRoom(body: Body): Short | undefined {
    for (let short = this.#shortOf(body); short !== undefined; short = this.#shortOf(body)) {
      const slowest = (short === 'network' ? this.#slowestOf(body.network) : this.#slowestOfLargest()) ?? body
      this.#giveBack(slowest)
      if (slowest === body) return short
      slowest.whenDisplaced(short)
    }
    return undefined
  }

  #shortOf({ network }: Body): Short | undefined {
    if ((this.#networks.get(network)?.bytes ?? 0) > this.#most.mostPerNetwork) return 'network'
    return this.#held > this.#most.mostHeld ? 'total' : undefined
  }

  #slowestOfLargest(): Body | undefined {
    let most = 0
    let slowest: Body | undefined
    for (const [network, { bytes }] of this.#networks) {
      const found = bytes > most ? this.#slowestOf(network) : undefined
      if (found === undefined) continue
      most = bytes
      slowest = found
    }
    return slowest
  }

  /** The incomplete body of a network that has brought the fewest bytes for its time. */
  #slowestOf(network: string): Body | undefined {
    const now = Date.now()
    const speedOf = ({ bytes, since }: Body): number => bytes / Math.max(1, now - since)
    let slowest: Body | undefined
    for (const body of this.#networks.get(network)?.bodies ?? [])
      if (!body.isWhole && (slowest === undefined || speedOf(body) < speedOf(slowest))) slowest = body
    return slowest
  }
}
