import { useSyncExternalStore } from 'react'

/**
 * How much is in the cart of whoever looks, with the words that tell it; undefined while there is nothing or
 * nobody has said so.
 */
export type CartUnits = { count: number; label: string }

let known: CartUnits | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells everybody who shows it. */
export function setCartUnits(next: CartUnits | undefined): void {
  known = next
  for (const listener of listeners) listener()
}

export const useCartUnits = (): CartUnits | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
