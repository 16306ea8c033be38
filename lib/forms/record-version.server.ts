import 'server-only'
import { createHash } from 'node:crypto'
import { RECORD_VERSION } from './hidden-fields'

/** Values in a fixed order; undefined and empty are equal. */
export type Facts = readonly (string | undefined)[]

/** 132 bits of the hash. */
const VERSION_CHARACTERS = 22

/** Version of values of a record: a hash, equal for equal values. */
export const versionOf = (facts: Facts): string =>
  createHash('sha256')
    .update(JSON.stringify(facts.map(fact => fact ?? '')))
    .digest('base64url')
    .slice(0, VERSION_CHARACTERS)

/** Whether a text has the format of a version, so that it may be stored. */
export const isRecordVersion = (text: string): boolean =>
  text.length === VERSION_CHARACTERS && /^[\w-]+$/.test(text)

/** The version that a form was rendered from, as a field to keep with what was typed; empty without one. */
export function baseFieldIn(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { [RECORD_VERSION]: base } = fields
  return typeof base === 'string' && isRecordVersion(base) ? { [RECORD_VERSION]: base } : {}
}

/**
 * Whether saving would overwrite values that were saved after the form was rendered, in another tab or on
 * another device. Values that equal those on record overwrite nothing.
 * @param fields state the version that the form was rendered from, if any
 */
export function replacesLater(
  fields: Readonly<Record<string, unknown>>,
  { current, next }: { current: string; next: string },
): boolean {
  const { [RECORD_VERSION]: base } = baseFieldIn(fields)
  return base !== undefined && base !== current && next !== current
}
