import { useSyncExternalStore } from 'react'

/**
 * Number of units in the visitor's cart, with its accessible label; undefined while it is zero or unknown.
 */
export type CartUnits = { count: number; label: string }

let known: CartUnits | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the number and updates all components that show it. */
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
