import 'server-only'
import { createHash } from 'node:crypto'
import type { FormErrors } from './form-errors'
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

/** The version that a form was rendered from; undefined if the form does not state one. */
export function baseVersionIn({
  [RECORD_VERSION]: base,
}: Readonly<Record<string, unknown>>): string | undefined {
  return typeof base === 'string' && isRecordVersion(base) ? base : undefined
}

/** The same as a field, to be kept with what was typed. */
export function baseFieldIn(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const base = baseVersionIn(fields)
  return base === undefined ? {} : { [RECORD_VERSION]: base }
}

/**
 * Whether saving would overwrite values that were saved after the form was rendered, in another tab or on
 * another device. Values that equal those on record overwrite nothing.
 * @param base the version that the form was rendered from
 */
export const replacesLater = (
  base: string | undefined,
  { current, next }: { current: string; next: string },
): boolean => base !== undefined && base !== current && next !== current

/** Whether a form is shown again because its record was saved elsewhere after the form was rendered. */
export const isEditConflict = (errors: FormErrors | undefined): boolean =>
  errors?.formErrors.some(({ code }) => code === 'outdated') === true

type ShownAgain = { fields: Readonly<Record<string, string>>; errors?: FormErrors | undefined }

/**
 * The version that a form states: that of its record. A form that is shown again keeps its own until the user
 * has seen the edit conflict.
 * @param current version of the record; undefined for a new one
 */
export const versionToState = <Version extends string | undefined>(
  current: Version,
  shown: ShownAgain | undefined,
): Version | string => (isEditConflict(shown?.errors) ? current : (shown?.fields[RECORD_VERSION] ?? current))
