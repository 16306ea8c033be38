import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'

/**
 * NFC keeps the input as it is (names, addresses); NFKC also folds full-width and other compatibility forms
 * (codes, email).
 */
export type NormalForm = 'NFC' | 'NFKC'

export type TextLimits = { min?: number; max: number }

// Controls, line separators, lone surrogates, private use, noncharacters, the replacement character U+FFFD,
// bidi overrides.
const FORBIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFFD\u202A-\u202E\u2066-\u2069]/u

const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu

// Format characters (zero-width, soft hyphen, directional marks) and letters without a visible glyph.
const INVISIBLE = /\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u3164|\uFFA0/gu

const SPACES = /\p{Zs}+/gu

export const hasForbiddenCharacters = (raw: string): boolean => FORBIDDEN.test(raw)

/** Whether a text has bidi overrides, which make it appear in another order than it is stored. */
export const hasDirectionOverrides = (raw: string): boolean => raw.search(OVERRIDES) !== -1

/** Removes bidi overrides, so that a text can be shown beside other texts. */
export const dropDirectionOverrides = (raw: string): string => raw.replace(OVERRIDES, '')

export const hasInvisibleCharacters = (raw: string): boolean => raw.search(INVISIBLE) !== -1

/** Length as the limits count it: in code points, so that a character outside the BMP counts once. */
export const countCodePoints = (text: string): number => [...text].length

/** Normalizes input: invisible characters dropped, spaces trimmed and collapsed. May be empty. */
export function cleanText(raw: string, form: NormalForm): Checked {
  if (hasForbiddenCharacters(raw)) return refuse('forbiddenCharacters')
  const visible = raw.replace(INVISIBLE, '').normalize(form)
  // Collapses before trimming: a pattern for a run of spaces at the end takes quadratic time on a malicious
  // text.
  return ok(visible.replace(SPACES, ' ').replace(/^ | $/g, ''))
}

/** Cleans a required text and checks its length: `forbiddenCharacters`, `required`, `tooShort`, `tooLong`. */
export function checkText(raw: string, form: NormalForm, limits: TextLimits): Checked {
  const text = cleanText(raw, form)
  if (!text.ok) return text
  if (text.value === '') return refuse('required')
  return checkLength(text.value, limits)
}

/** The same for a text that may stay empty. */
export function checkOptionalText(raw: string, form: NormalForm, limits: TextLimits): Checked {
  const text = cleanText(raw, form)
  return text.ok ? checkLength(text.value, limits) : text
}

export function checkLength(text: string, { min = 0, max }: TextLimits): Checked {
  const length = countCodePoints(text)
  if (length < min) return refuse('tooShort', { min })
  if (length > max) return refuse('tooLong', { max })
  return ok(text)
}

/** The first code point that matches a pattern of disallowed characters. */
export const firstNotAllowed = (text: string, notAllowed: RegExp): string | undefined =>
  notAllowed.exec(text)?.[0]
