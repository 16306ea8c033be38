/** A seeded stream of random numbers (mulberry32), so that a walk can be repeated. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws if there are no entries to pick from */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }

  /** One of the entries, with a probability in proportion to its weight. */
  weigh<T extends { weight: number }>(entries: readonly T[]): T {
    const total = entries.reduce((sum, { weight }) => sum + weight, 0)
    let left = this.next() * total
    return (
      entries.find(({ weight }) => {
        left -= weight
        return left < 0
      }) ?? this.pick(entries)
    )
  }

  /** A name that is not used elsewhere. */
  word(length: number): string {
    return Array.from({ length }, () => this.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('')
  }
}
