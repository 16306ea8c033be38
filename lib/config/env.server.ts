import 'server-only'
import { parseSettings, SETTINGS, type Settings } from './settings.ts'

let settings: Settings | undefined

/**
 * The settings of this process, read once.
 * @throws Error listing every fault by name; `instrumentation.ts` makes sure it is met at the start and never
 * by a visitor.
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
 * How long a back end that is away is left alone, in milliseconds; also where the rest of the settings is not
 * there.
 */
export const getBreakerPause = (): number =>
  SETTINGS.shape.BREAKER_PAUSE_MS.parse(process.env.BREAKER_PAUSE_MS || undefined)
