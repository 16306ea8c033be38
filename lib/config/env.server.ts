import 'server-only'
import { parseSettings, SETTINGS, type Settings } from './settings.ts'

let settings: Settings | undefined

/**
 * The settings of this process, read once.
 * @throws Error listing every invalid setting by name; `instrumentation.ts` makes sure that it is thrown at
 *   startup and never while a request is served.
 */
export function getSettings(): Settings {
  settings ??= readSettings()
  return settings
}

function readSettings(): Settings {
  const parsed = parseSettings(process.env)
  if (!parsed.ok) throw new Error(`Settings are not usable: ${parsed.faults.join('; ')}`)
  return parsed.settings
}

/**
 * How long the circuit of a back end stays open, in milliseconds; usable even if other settings are missing.
 */
export const getBreakerPause = (): number =>
  SETTINGS.shape.BREAKER_PAUSE_MS.parse(process.env.BREAKER_PAUSE_MS || undefined)
