import { useSyncExternalStore } from 'react'

/**
 * Number of units in the visitor's cart, with its accessible label; undefined while it is zero or unknown.
 */
export type CartUnits = { count: number; label: string }

/** A value that components of different trees show. */
function sharedValue<T>() {
  let known: T | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (next: T | undefined): void => {
      known = next
      for (const listener of listeners) listener()
    },
    use: (): T | undefined =>
      useSyncExternalStore(
        subscribe,
        () => known,
        () => undefined,
      ),
  }
}

/** `set…` updates all components that show the value. */
export const { set: setCartUnits, use: useCartUnits } = sharedValue<CartUnits>()

/** Name of the account that the cart of a signed-in user is, or will be, for; undefined while unknown. */
export const { set: setCartAccount, use: useCartAccount } = sharedValue<string>()
