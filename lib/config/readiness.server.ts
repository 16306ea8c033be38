import 'server-only'
import { parseSettings } from './settings.ts'

/**
 * Why the process may get no visitors: it is on its way out, or its settings are not usable. Undefined where
 * it may.
 */
export function whyNotReady(): 'stopping' | 'settings' | undefined {
  if (globalThis.storeFrontDoor?.isDraining() === true) return 'stopping'
  return parseSettings(process.env).ok ? undefined : 'settings'
}
