import 'server-only'
import { frontDoorHooks } from '../process/front-door-hooks.ts'
import { parseSettings } from './settings.ts'

/**
 * Errors that prevent this process from serving, one line each, with the name of the setting and without its
 * value. Empty if there are none.
 */
export function findStartFaults(
  environment: Readonly<Record<string, string | undefined>>,
  hasFrontDoor: boolean,
): readonly string[] {
  const parsed = parseSettings(environment)
  const faults = parsed.ok ? [] : parsed.faults
  // Without the front door, pages would have no policy and requests would not be checked.
  const isOpen = environment.NODE_ENV === 'production' && !hasFrontDoor
  return isOpen
    ? [...faults, 'NODE_OPTIONS or the command lacks --import ./lib/front-door/preload.js']
    : faults
}

/** Ends the process if it must not serve. */
export function checkStart(): void {
  const faults = findStartFaults(process.env, frontDoorHooks() !== undefined)
  if (faults.length === 0) return
  for (const fault of faults) process.stderr.write(`The store cannot start: ${fault}\n`)
  process.exit(1)
}
