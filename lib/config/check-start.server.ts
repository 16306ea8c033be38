import 'server-only'
import { parseSettings } from './settings.ts'

/**
 * What keeps this process from serving, one line each, named by setting and without values. Empty when all is
 * well.
 */
export function findStartFaults(
  environment: Readonly<Record<string, string | undefined>>,
  hasFrontDoor: boolean,
): readonly string[] {
  const parsed = parseSettings(environment)
  const faults = parsed.ok ? [] : parsed.faults
  // Without it there would be pages without a policy and requests nobody has looked at.
  const isOpen = environment.NODE_ENV === 'production' && !hasFrontDoor
  return isOpen
    ? [...faults, 'NODE_OPTIONS or the command lacks --import ./lib/front-door/preload.js']
    : faults
}

/** Ends the process when it must not serve. */
export function checkStart(): void {
  const faults = findStartFaults(process.env, globalThis.storeFrontDoor !== undefined)
  if (faults.length === 0) return
  for (const fault of faults) process.stderr.write(`The store cannot start: ${fault}\n`)
  process.exit(1)
}
