import 'server-only'
import { frontDoorHooks } from '../process/front-door-hooks.ts'
import { parseSettings } from './settings.ts'

/**
 * Why the process is not ready for requests: it is shutting down, or its settings are invalid. Undefined if
 * it is ready.
 */
export function whyNotReady(): 'stopping' | 'settings' | undefined {
  if (frontDoorHooks()?.isDraining() === true) return 'stopping'
  return parseSettings(process.env).ok ? undefined : 'settings'
}
