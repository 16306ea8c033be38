import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import type { IdentityFacts } from './session-state'

/** The settings that the session carries; undefined if there are none. */
export function sessionSettings({
  site,
  timeZone,
  dateStyle,
  idleWarningSeconds,
}: CustomerSettings): IdentityFacts['settings'] {
  const kept = { site, timeZone, dateStyle, idleWarningSeconds }
  return Object.values(kept).some(value => value !== undefined) ? kept : undefined
}
