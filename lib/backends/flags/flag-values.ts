import type { FlagEvaluations } from '@/lib/contract/flags'
import { FLAG_KEYS, FLAGS, type FlagKey } from './flag-defaults'

/** The value of every flag, whatever the flag service returned. */
export type FlagValues = Readonly<Record<FlagKey, boolean>>

/**
 * Flags as the server passes them on. `versions` tells the client which changes are newer; it is absent if
 * the flag service did not respond.
 */
export type Flags = { values: FlagValues; versions?: FlagVersions }

type FlagVersions = Readonly<Partial<Record<FlagKey, number>>>

/** The format in which the vendor's client accepts values that a server evaluated. */
export type FlagBootstrap = Readonly<Record<string, unknown>>

/** Values over the defaults: unknown flags and values of another type are ignored (spec §9). */
export function toFlagValues(given: Readonly<Record<string, unknown>>): FlagValues {
  const entries = FLAG_KEYS.map(key => {
    const value = Object.hasOwn(given, key) ? given[key] : undefined
    return [key, typeof value === 'boolean' ? value : FLAGS[key].default]
  })
  // Built from every key of the table, each with a boolean.
  return Object.fromEntries(entries) as FlagValues
}

/** All flags at their defaults, used if the flag service does not respond. */
export const DEFAULT_FLAGS: Flags = { values: toFlagValues({}) }

/** Maps a response of the flag service to flags. */
export function toFlags(evaluations: FlagEvaluations): Flags {
  const values = Object.fromEntries(Object.entries(evaluations).map(([key, { value }]) => [key, value]))
  const usable = FLAG_KEYS.filter(key => typeof values[key] === 'boolean')
  return {
    values: toFlagValues(values),
    versions: Object.fromEntries(usable.map(key => [key, evaluations[key]?.version ?? 0])),
  }
}

/** Initial values for the vendor's client; undefined makes it call the flag service itself. */
export function toBootstrap({ values, versions }: Flags): FlagBootstrap | undefined {
  if (versions === undefined) return undefined
  const known = Object.entries(versions)
  return {
    ...Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(versions, key))),
    $flagsState: Object.fromEntries(known.map(([key, version]) => [key, { version }])),
    $valid: true,
  }
}
