import { describe, expect, it } from 'vitest'
import { checkAddressLine, checkOptionalAddressLine } from '@/lib/validation/address-line'
import { expectAccepted, expectRefused } from './verdict'

const street = (raw: string) => checkAddressLine(raw, 240)

describe('address line (spec §5)', () => {
  it.each([
    ['123 Rue Saint-Étienne', '123 Rue Saint-Étienne'],
    ['Calle Peñíscola 3º 2ª', 'Calle Peñíscola 3º 2ª'],
    ['Đường Nguyễn Huệ 1', 'Đường Nguyễn Huệ 1'],
    ['Straße 5', 'Straße 5'],
    [`1 ! " # $ % & ' * + , - . / : ; = ? @ ^ _ ~ ( )`, `1 ! " # $ % & ' * + , - . / : ; = ? @ ^ _ ~ ( )`],
    ["' OR 1=1--", "' OR 1=1--"],
    ['  12   Main St ', '12 Main St'],
    ['O’Connell Street', "O'Connell Street"],
    ['ʻIolani Palace', "'Iolani Palace"],
    ['“The Barn” – 2', '"The Barn" - 2'],
    ['１−２−３　Ｇｉｎｚａ', '1-2-3 Ginza'],
    ['E\u0301toile 1', 'Étoile 1'],
    ['M\u0331\u0302 1', 'M\u0331\u0302 1'],
  ])('accepts %j', (raw, value) => expectAccepted(street, raw, value))

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['---', 'invalid'],
    ['東京都千代田区1-1', 'latinLettersOnly'],
    ['ул. Ленина 1', 'latinLettersOnly'],
    ['Mаin St', 'latinLettersOnly'],
    ['شارع 1', 'latinLettersOnly'],
    ['1\u20DD', 'latinLettersOnly'],
    ['12 Main 😀', 'characterNotAllowed:😀'],
    ['12\tMain', 'forbiddenCharacters'],
    ['12 Main\nApt 2', 'forbiddenCharacters'],
    ['12 \\ Main', 'characterNotAllowed:\\'],
    ['<b>12</b>', 'characterNotAllowed:<'],
    ['12 > 3', 'characterNotAllowed:>'],
    ['{{7*7}}', 'characterNotAllowed:{'],
    [`\${x} 1`, 'characterNotAllowed:{'],
    ['`1`', 'characterNotAllowed:`'],
    ['1 [a]', 'characterNotAllowed:['],
    ['1 | 2', 'characterNotAllowed:|'],
    ['٣ Main', 'characterNotAllowed:٣'],
  ])('refuses %j', (raw, why) => expectRefused(street, raw, why))

  it.each([240, 100, 30])('takes %i characters and not one more', max => {
    const line = (raw: string) => checkAddressLine(raw, max)
    expectAccepted(line, 'é'.repeat(max), 'é'.repeat(max))
    expectAccepted(line, 'e\u0301'.repeat(max), 'é'.repeat(max))
    expectRefused(line, 'é'.repeat(max + 1), `tooLong:${max}`)
  })

  it('may be empty where it is optional', () => {
    expect(checkOptionalAddressLine(' ', 240)).toEqual({ ok: true, value: '' })
    expectRefused(raw => checkOptionalAddressLine(raw, 240), '東', 'latinLettersOnly')
  })
})
