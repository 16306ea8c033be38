import type { CardBrand, DeclineReason } from '../../lib/contract/payment.ts'

/** How the bank behind a card answers. */
export const BEHAVIOURS = [
  'good',
  'generic',
  'insufficientFunds',
  'expired',
  'lostOrStolen',
  'incorrectCvc',
  'challenge',
  'challengeFails',
] as const

export type Behaviour = (typeof BEHAVIOURS)[number]

/** Numbers whose bank does not simply agree; any other number that passes the Luhn check is good. */
const SPECIAL_NUMBERS: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': 'generic',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expired',
  '4000000000009979': 'lostOrStolen',
  '4000000000000127': 'incorrectCvc',
  '4000000000003220': 'challenge',
  '4000008400001629': 'challengeFails',
}

/** How the bank behind a number answers. */
export const behaviourOf = (number: string): Behaviour => SPECIAL_NUMBERS[number] ?? 'good'

/** The decline of a bank that refuses without a challenge. */
export const declineOf = (behaviour: Behaviour): DeclineReason | undefined =>
  behaviour === 'good' || behaviour === 'challenge' || behaviour === 'challengeFails' ? undefined : behaviour

const BRANDS: readonly (readonly [pattern: RegExp, brand: CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|2[2-7])/, 'master'],
  [/^3[47]/, 'amex'],
  [/^(?:6011|64[4-9]|65)/, 'discover'],
  [/^3(?:0[0-5]|[68])/, 'diners'],
  [/^35/, 'jcb'],
  [/^(?:50|56|57|58|6304|6390|67)/, 'maestro'],
  [/^62/, 'unionpay'],
]

/** The brand of a number; undefined for none that exists. */
export const brandOf = (number: string): CardBrand | undefined =>
  BRANDS.find(([pattern]) => pattern.test(number))?.[1]

/** Length of the security code of a brand. */
export const codeLength = (brand: CardBrand | undefined): number => (brand === 'amex' ? 4 : 3)

/** The check digit of card numbers (ISO/IEC 7812-1). */
export const passesLuhn = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
