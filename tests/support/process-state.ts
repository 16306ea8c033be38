import { createMemoryState } from '@/lib/state/memory-state.server'
import type { SharedState } from '@/lib/state/state'

/** Forgets what the process keeps once, or these values of it, as a new process would. */
export function forgetProcessState(...names: readonly string[]): void {
  if (names.length === 0) globalThis.storeProcessWide = undefined
  for (const name of names) globalThis.storeProcessWide?.delete(name)
}

/** Gives the process a state of the test, and forgets what was built on another. */
export function setSharedState(state: SharedState = createMemoryState()): void {
  forgetProcessState('idempotent-runner', 'locks')
  globalThis.storeProcessWide ??= new Map()
  globalThis.storeProcessWide.set('shared-state', state)
}
