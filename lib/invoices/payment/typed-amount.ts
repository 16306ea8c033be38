/** How amounts of a currency are written on a site. */
export type AmountFormat = { decimal: '.' | ','; digits: number }

/** Most that is paid of one invoice; more has to be transferred. */
const MOST_INTEGER_DIGITS = 6

/**
 * Reads an amount as people type it: with a currency sign, with grouping, and with the decimal sign of the
 * site or the other one where it can mean nothing else. `1.234` is no amount where the point separates
 * decimals. Undefined for anything else.
 */
export function readAmount(text: string, { decimal, digits }: AmountFormat): number | undefined {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\s'’]/g, '')
    .replace(/^[A-Za-z]{0,3}\p{Sc}|\p{Sc}$/u, '')
  const group = decimal === '.' ? ',' : String.raw`\.`
  const match = new RegExp(String.raw`^(\d+|\d{1,3}(?:${group}\d{3})+)(?:[.,](\d{1,2}))?$`).exec(bare)
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  const integer = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (integer.length > MOST_INTEGER_DIGITS || /[1-9]/.test(fraction.slice(digits))) return undefined
  return (Number(integer) * 100 + Number(fraction.padEnd(2, '0'))) / 100
}
