// Separate letters, not a base letter with a diacritic, so Unicode decomposition does not affect them.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ı: 'i',
  ĸ: 'k',
  ƒ: 'f',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ə: 'a',
  Ə: 'A',
  ǝ: 'e',
  Ǝ: 'E',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ɣ: 'g',
  Ɣ: 'G',
  ǥ: 'g',
  Ǥ: 'G',
  ɖ: 'd',
  Ɖ: 'D',
  ɨ: 'i',
  Ɨ: 'I',
  ɩ: 'i',
  Ɩ: 'I',
  ʉ: 'u',
  Ʉ: 'U',
  ʊ: 'u',
  Ʊ: 'U',
  ʋ: 'v',
  Ʋ: 'V',
  ƴ: 'y',
  Ƴ: 'Y',
  ʒ: 'z',
  Ʒ: 'Z',
  ƀ: 'b',
  Ƀ: 'B',
  ƶ: 'z',
  Ƶ: 'Z',
  '·': '',
  '’': "'",
  ʻ: "'",
  ʼ: "'",
}

const COMBINING_MARKS = /[\u0300-\u036f]/g
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/**
 * Transliterates Latin text to plain letters (spec §3): `Łódź` → `Lodz`, `3º` → `3o`. Used for address
 * verification and comparisons only; the user's input is stored unchanged.
 */
export function transliterate(text: string): string {
  const plain = text.normalize('NFKD').replace(COMBINING_MARKS, '')
  return plain.replace(SPECIAL_LETTERS, letter => PLAIN_LETTERS[letter] ?? letter).normalize('NFC')
}

/** Normalizes a text for comparison: plain lower-case letters and digits, single spaces, no apostrophes. */
export const foldWords = (text: string): string =>
  transliterate(text)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
