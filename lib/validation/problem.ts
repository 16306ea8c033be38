import { failed, type Result } from '../result/result.ts'

/**
 * All error codes of fields. Rules return these codes with parameters, never sentences; the texts have one
 * message per code, and per form and field where the specification words it (spec §5, §8).
 */
export const FIELD_ERROR_CODES = [
  'required',
  'reserved',
  /** `min` */
  'tooShort',
  /** `max` */
  'tooLong',
  /** Not of the expected format, without a more precise reason. */
  'invalid',
  /** `example`: a value of the right format. */
  'invalidFormat',
  /** `character`: the first character that is not allowed. */
  'characterNotAllowed',
  /** Control, direction-changing or broken characters, which cannot be shown in a message. */
  'forbiddenCharacters',
  'spaceNotAllowed',
  'latinLettersOnly',
  'letterMissing',
  /** Not in the list of choices, or a choice of another parent. */
  'unknownOption',
  /** A sector of another industry than the chosen one. */
  'otherIndustry',
  'localPartNotLatin',
  /** `max` */
  'localPartTooLong',
  'mixedScripts',
  /** `max`: the email cannot serve as username. */
  'emailTooLongForUsername',
  /** `character`: the email cannot serve as username. */
  'emailCharacterNotAllowedInUsername',
  'capitalMissing',
  'numberMissing',
  'commonPassword',
  'repeatedPattern',
  'sameAsUsername',
  'sameAsEmail',
  /** The new password is the current one. */
  'reused',
  /** The new email is the current one. */
  'unchanged',
  /** Not the current password. */
  'wrong',
  'poBox',
  'ownName',
  'nameElsewhere',
  'boxElsewhere',
  'countryMismatch',
  /** A phone number with an extension, which the stored form cannot hold. */
  'extension',
] as const

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

export type FieldErrorParams = Readonly<Record<string, string | number>>

export type FieldProblem = { code: FieldErrorCode; params?: FieldErrorParams }

/** Result of a field rule: the normalized value, or the reason why the input is rejected. */
export type Checked<T = string> = Result<T, FieldProblem>

export const refuse = (code: FieldErrorCode, params?: FieldErrorParams): Result<never, FieldProblem> =>
  failed(params ? { code, params } : { code })
