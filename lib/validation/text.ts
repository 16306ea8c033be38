import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'

/**
 * NFC keeps what was typed (names, addresses); NFKC also folds full-width and other look-alike forms (codes,
 * mail).
 */
export type NormalForm = 'NFC' | 'NFKC'

export type TextLimits = { min?: number; max: number }

// Controls, line separators, lone surrogates, private use, noncharacters, the sign of broken UTF-8, bidi
// overrides.
const FORBIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFFD\u202A-\u202E\u2066-\u2069]/u

const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu

// Format characters (zero-width, soft hyphen, marks of direction) and the letters that draw nothing at all.
const INVISIBLE = /\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u3164|\uFFA0/gu

const SPACES = /\p{Zs}+/gu

export const hasForbiddenCharacters = (raw: string): boolean => FORBIDDEN.test(raw)

/** Whether a text has characters that make it read in another order than it is written. */
export const hasDirectionOverrides = (raw: string): boolean => raw.search(OVERRIDES) !== -1

/** Without them it can be shown again beside other texts. */
export const dropDirectionOverrides = (raw: string): string => raw.replace(OVERRIDES, '')

export const hasInvisibleCharacters = (raw: string): boolean => raw.search(INVISIBLE) !== -1

/** Length as the limits count it: code points, so that an astral letter counts once. */
export const countCodePoints = (text: string): number => [...text].length

/**
 * One normal spelling of typed text: invisible characters dropped, spaces trimmed and collapsed. May be
 * empty.
 */
export function cleanText(raw: string, form: NormalForm): Checked {
  if (hasForbiddenCharacters(raw)) return refuse('forbiddenCharacters')
  const visible = raw.replace(INVISIBLE, '').normalize(form)
  // Collapsed before trimmed: a pattern for a run of spaces at the end takes quadratic time on a hostile
  // text.
  return ok(visible.replace(SPACES, ' ').replace(/^ | $/g, ''))
}

/**
 * Cleans and requires a text between the limits: `forbiddenCharacters`, `required`, `tooShort`, `tooLong`.
 */
export function checkText(raw: string, form: NormalForm, limits: TextLimits): Checked {
  const text = cleanText(raw, form)
  if (!text.ok) return text
  if (text.value === '') return refuse('required')
  return checkLength(text.value, limits)
}

export function checkLength(text: string, { min = 0, max }: TextLimits): Checked {
  const length = countCodePoints(text)
  if (length < min) return refuse('tooShort', { min })
  if (length > max) return refuse('tooLong', { max })
  return ok(text)
}

/** The first character (code point) that a pattern for one character outside the allowed ones finds. */
export const firstNotAllowed = (text: string, notAllowed: RegExp): string | undefined =>
  notAllowed.exec(text)?.[0]
