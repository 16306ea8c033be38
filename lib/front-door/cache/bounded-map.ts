/** Limits of a cache in entries and bytes; the least recently used entry is evicted first. */
export type Bounds = { entries: number; bytes: number }

/**
 * An LRU map that never exceeds its bounds. Written here because the front door runs before any package can
 * be loaded.
 */
export class BoundedMap<Value extends { size: number }> {
  readonly #entries = new Map<string, Value>()
  readonly #bounds: Bounds
  #bytes = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get count(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  entries(): IterableIterator<[string, Value]> {
    return this.#entries.entries()
  }

  set(key: string, value: Value): void {
    this.delete(key)
    if (value.size > this.#bounds.bytes) return
    this.#entries.set(key, value)
    this.#bytes += value.size
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
