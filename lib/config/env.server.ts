import 'server-only'
import { parseSettings, type Settings } from './settings.ts'

let settings: Settings | undefined

/**
 * The settings of this process, read once.
 * @throws Error listing every fault by name; `instrumentation.ts` makes sure it is met at the start and never by a visitor.
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
