import 'server-only'
import { parseSettings } from './settings.ts'

/** Whether the process may get visitors: its settings are usable and it is not on its way out. */
export const isReady = (): boolean =>
  globalThis.storeFrontDoor?.isDraining() !== true && parseSettings(process.env).ok
