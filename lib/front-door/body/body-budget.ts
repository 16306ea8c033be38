/** What one body holds of a budget. */
export type HeldBytes = {
  /** Holds so many bytes in all; undefined if there are as many, otherwise what is exhausted. */
  grow: (bytes: number) => 'total' | 'network' | undefined
  /** Gives everything back; nothing is held afterwards. */
  free: () => void
}

type Most = { mostHeld: number; mostPerNetwork: number }

/** A number of bytes that all bodies of one kind share. */
export class BodyBudget {
  readonly #most: Most
  readonly #networks = new Map<string, number>()
  #held = 0

  constructor(most: Most) {
    this.#most = most
  }

  /** An account of a body of a network. */
  open(network: string): HeldBytes {
    let own = 0
    let isOpen = true
    return {
      grow: bytes => {
        const more = Math.max(0, bytes - own)
        const short = isOpen ? this.#take(network, more) : 'total'
        if (short === undefined) own += more
        return short
      },
      free: () => {
        if (isOpen) this.#giveBack(network, own)
        isOpen = false
      },
    }
  }

  #take(network: string, bytes: number): 'total' | 'network' | undefined {
    const ofNetwork = (this.#networks.get(network) ?? 0) + bytes
    if (ofNetwork > this.#most.mostPerNetwork) return 'network'
    if (this.#held + bytes > this.#most.mostHeld) return 'total'
    this.#held += bytes
    if (ofNetwork > 0) this.#networks.set(network, ofNetwork)
    return undefined
  }

  #giveBack(network: string, bytes: number): void {
    this.#held -= bytes
    const left = (this.#networks.get(network) ?? 0) - bytes
    if (left > 0) this.#networks.set(network, left)
    else this.#networks.delete(network)
  }
}
