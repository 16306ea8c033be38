import { createMemoryState } from '@/lib/state/memory-state.server'
import type { SharedState } from '@/lib/state/state'

/** Forgets what the process keeps once, or these values of it, as a new process would. */
export function forgetProcessState(...names: readonly string[]): void {
  if (names.length === 0) globalThis.storeProcessWide = undefined
  for (const name of names) globalThis.storeProcessWide?.delete(name)
}

/** What the process keeps by this name. */
export const readProcessState = <T>(name: string): T => globalThis.storeProcessWide?.get(name) as T

/** Gives the process a value of the test. */
export function setProcessState(name: string, value: unknown): void {
  globalThis.storeProcessWide ??= new Map()
  globalThis.storeProcessWide.set(name, value)
}

/** Gives the process a state of the test, and forgets what was built on another. */
export function setSharedState(state: SharedState = createMemoryState()): void {
  forgetProcessState('idempotent-runner', 'locks')
  setProcessState('shared-state', state)
}
