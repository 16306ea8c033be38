import fc from 'fast-check'

/** Anything that a field can be sent: every code point, lone surrogates and controls included. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 })

const PIECES = [
  ...['a', 'Z', 'é', 'e\u0301', 'ß', 'Ø', '李', 'ジ', 'ガ', 'ｶﾞ', 'ع', 'а', '한', '한', '𠮷'],
  ...['0', '7', '٣', '３', '.', '-', '–', '_', '@', '+', '’', "'", 'ʻ', '"', '#', '/', '〒', '&'],
  ...[' ', '\u00A0', '\u3000', '\u200B', '\u00AD', '\u200E', '\uFEFF', '<', '😀', 'K1A 0B1', 'xn--', '.com'],
]

/** Text of what people, keyboards and clipboards really put into fields, so that rules accept some of it. */
const plausibleText = fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map(pieces => pieces.join(''))

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijKLMNOPq0123456789'),
  minLength: 1,
  maxLength: 12,
})

/** Words, codes and addresses that a rule takes more often than not. */
const orderlyText = fc.oneof(
  letters,
  fc.tuple(letters, letters).map(([local, domain]) => `${local}@${domain}.com`),
  fc.array(letters, { minLength: 1, maxLength: 5 }).map(words => words.join(' ')),
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 3, maxLength: 12 }),
  fc.constantFrom('US', 'us', ' Ca', 'ＮＬ', '12345-6789', 'k1a0b1', '1012 ab', '+1 202 555 0123'),
)

export const fieldText = fc.oneof(
  { weight: 1, arbitrary: anyText },
  { weight: 2, arbitrary: plausibleText },
  { weight: 2, arbitrary: orderlyText },
)
