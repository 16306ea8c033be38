import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import mobileExamples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { checkPhone } from '@/lib/validation/phone'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { checkPostalCode } from '@/lib/validation/postal-code'

const digit = fc.constantFrom(...'0123456789')
const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const letterOrDigit = fc.oneof(letter, digit)
const canadian = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ')
const canadianFirst = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY')

const joined = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map(characters => characters.join(''))

const digits = (count: number) => joined(...Array.from({ length: count }, () => digit))

/** The parts of every code that a country with a form of its own has, as the specification prints it. */
const CODES: readonly (readonly [
  country: string,
  between: string,
  parts: readonly fc.Arbitrary<string>[],
])[] = [
  ['US', '-', [digits(5)]],
  ['US', '-', [digits(5), digits(4)]],
  ['CA', ' ', [joined(canadianFirst, digit, canadian), joined(digit, canadian, digit)]],
  [
    'GB',
    ' ',
    [
      fc
        .tuple(letter, fc.string({ unit: letterOrDigit, minLength: 1, maxLength: 3 }))
        .map(area => area.join('')),
      joined(digit, letter, letter),
    ],
  ],
  [
    'NL',
    ' ',
    [
      joined(fc.constantFrom(...'123456789'), digits(3)),
      joined(letter, letter).filter(pair => !['SA', 'SD', 'SS'].includes(pair)),
    ],
  ],
  ['JP', '-', [digits(3), digits(4)]],
  ['AU', ' ', [digits(4)]],
  ['NZ', ' ', [digits(4)]],
]

const FULL_WIDTH_OFFSET = 0xfee0

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, character => String.fromCharCode(character.charCodeAt(0) + FULL_WIDTH_OFFSET))

const asTyped = fc.constantFrom<(code: string) => string>(
  code => code,
  code => code.toLowerCase(),
  code => ` ${code} `,
  code => code.replace(/[ -]/, ''),
  code => code.replace(/[ -]/, ' '),
  code => code.replace(/[ -]/, '-'),
  code => code.replace(/[ -]/, '–'),
  fullWidth,
)

describe.each(CODES)('a postal code of %s', (country, between, parts) => {
  const code = fc.tuple(...parts).map(written => written.join(between))

  it('comes out as it is written there, however it was typed, and stays so', () => {
    fc.assert(
      fc.property(code, asTyped, (written, type) => {
        expect(checkPostalCode(type(written), country)).toEqual({ ok: true, value: written })
        expect(checkPostalCode(written, country)).toEqual({ ok: true, value: written })
      }),
    )
  })

  it('has neither more nor fewer characters', () => {
    fc.assert(
      fc.property(code, letterOrDigit, (written, more) => {
        const isCode = (text: string) => checkPostalCode(text, country).ok
        // A Briton’s first part has two to four; everything else is counted exactly.
        if (country !== 'GB') expect([isCode(more + written), isCode(written + more)]).toEqual([false, false])
        expect(isCode(written.slice(0, -1))).toBe(false)
      }),
    )
  })
})

describe('a phone number', () => {
  const COUNTRIES = getCountries()

  /** Real numbers: a country's example with other digits at its end, where that is one, too. */
  const number = fc
    .tuple(fc.constantFrom(...COUNTRIES), fc.nat({ max: 999 }))
    .map(([country, end]) => {
      const national = getExampleNumber(country, mobileExamples)?.nationalNumber ?? ''
      return { country, national: `${national.slice(0, -3)}${String(end).padStart(3, '0')}` }
    })
    .map(({ country, national }) => ({ country, phone: parsePhoneNumberFromString(national, country) }))
    .filter(({ country, phone }) => phone?.isValid() === true && phone.country === country)

  it('comes out in one form, however it was typed', () => {
    fc.assert(
      fc.property(number, ({ country, phone }) => {
        const e164 = phone?.number ?? ''
        const typed = [e164, phone?.formatNational(), phone?.formatInternational()]
        for (const text of [...typed, fullWidth(phone?.formatNational() ?? '')])
          expect(checkPhone(text ?? '', country, NUMBERING_PLANS), text).toMatchObject({
            ok: true,
            value: { e164 },
          })
      }),
    )
  })

  it('is plus, calling code and national number, joined', () => {
    fc.assert(
      fc.property(number, ({ country, phone }) => {
        const checked = checkPhone(phone?.number ?? '', country, NUMBERING_PLANS)
        if (!checked.ok) return expect.fail(`${country} ${phone?.number} is refused`)
        const { e164, countryCallingCode, nationalNumber } = checked.value
        expect(e164).toBe(`+${countryCallingCode}${nationalNumber}`)
        expect(e164).toMatch(/^\+[1-9]\d{4,14}$/)
        return undefined
      }),
    )
  })

  it('of another calling code never passes for one of the country', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...COUNTRIES), ({ phone }, other) => {
        const own = checkPhone(phone?.number ?? '', other, NUMBERING_PLANS)
        if (NUMBERING_PLANS(other)?.callingCode !== phone?.countryCallingCode)
          expect(own).toEqual({ ok: false, error: { code: 'countryMismatch' } })
      }),
    )
  })
})
