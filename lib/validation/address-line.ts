import { type Checked, refuse } from './problem.ts'
import { checkLength, cleanText, firstNotAllowed } from './text.ts'

const NOT_OF_AN_ADDRESS = /(?![\u0300-\u036f])[^\p{Script=Latin}\d !"#$%&'*+,\-./:;=?@^_~()]/u

// Mobile keyboards insert curly quotes and long dashes, Japanese keyboards full-width ASCII: users mean the
// plain characters.
const TYPED_VARIANTS: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02BB\u02BC\u2032]/g, "'"],
  [/[\u201C\u201D\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
]
const FULL_WIDTH_ASCII = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfee0

const toPlainPunctuation = (text: string): string =>
  TYPED_VARIANTS.reduce((result, [variant, plain]) => result.replace(variant, plain), text).replace(
    FULL_WIDTH_ASCII,
    character => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
  )

/**
 * An optional address line: Latin letters with any accents, digits and the punctuation of spec §5; the value
 * keeps accents. Empty stays empty.
 */
export function checkOptionalAddressLine(raw: string, max: number): Checked {
  const cleaned = cleanText(raw, 'NFC')
  if (!cleaned.ok || cleaned.value === '') return cleaned
  const line = toPlainPunctuation(cleaned.value)
  const character = firstNotAllowed(line, NOT_OF_AN_ADDRESS)
  if (character !== undefined)
    return /[\p{L}\p{M}]/u.test(character)
      ? refuse('latinLettersOnly')
      : refuse('characterNotAllowed', { character })
  if (!/[\p{L}\d]/u.test(line)) return refuse('invalid')
  return checkLength(line, { max })
}

/** The same rule for a required line (street, city). */
export function checkAddressLine(raw: string, max: number): Checked {
  const line = checkOptionalAddressLine(raw, max)
  return line.ok && line.value === '' ? refuse('required') : line
}
