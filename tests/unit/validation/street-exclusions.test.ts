import { describe, expect, it } from 'vitest'
import { foldWords, transliterate } from '@/lib/text/transliterate'
import { containsOwnName, fullNames } from '@/lib/validation/own-name'
import { isPoBox } from '@/lib/validation/po-box'

describe('post-office boxes (spec §5)', () => {
  it.each([
    'P.O. Box 12',
    'PO Box 12',
    'po box12',
    'POBox 12',
    'P. O. Box A-12',
    'P O BOX',
    'P0 Box 12',
    'P.O.B. 12',
    'POB 12',
    '12 Main St, P.O. Box 3',
    'Post Office Box 12',
    'Post Office Box No. 12',
    'Postal Box 12',
    'PMB 12',
    'PMB #12',
    '12 Main St PMB A12',
    'Private Mail Box 4',
    'Private Mailbox 4',
    'GPO Box 1234',
    'G.P.O. Box 1234',
    'Locked Bag 3',
    'Private Bag 92019',
    'Private Bag X12',
    'Postbus 123',
    'postbus nr. 123',
    'POSTBUS',
    'Post bus 12',
    'Apartado 12',
    'Apartado nº 12',
    'Apartado de Correos 12',
    'Apartado postal 12',
    'Apdo. 12',
    'Apdo. de Correos 12',
    'Case postale 12',
    'Casier postal 12',
    'C.P. 12',
    'CP 6128',
    'Boîte postale 12',
    'Boi\u0302te postale 12',
    'BOITE POSTALE 12',
    'B.P. 12',
    'Ｐ.Ｏ. Box 12',
    'C. P. 12',
    '12 rue Haute, C.P. 34, succ. Centre',
    'C P 6128',
    'Casilla de correos 12',
    'Antwoordnummer 12',
    'Antwoordnummer 1234 AB',
    'Dept 4, Locked Bag 3',
    'PO Box A',
    'PO Box C 12',
    'Locked Bag',
    'Private Bag',
    'Apartado postal',
    'Boîte postale',
    'Calle Mayor 3, CP 123',
  ])('refuses %s', line => expect(isPoBox(line, 'US')).toBe(true))

  it.each([
    'Hospital Road',
    'School Lane',
    'Box Hill Street',
    '12 Box Lane',
    'RR 2 Box 18',
    'Apartado Lane',
    '12 Apartado Lane',
    'Old Post Office Lane 3',
    'Post Office Square 1',
    'The Old Post Office, Box Hill',
    'Via Po 12',
    'Po Street 12',
    'Postbus Lane',
    'Rue de la Poste 12',
    'Postal Road 4',
    'Postillion Boxwood 2',
    'Campo Boxer 2',
    'Bus 12',
    'Kerkstraat 12 bus 4',
    'Apto 12',
    'Gpo. Ramirez 12',
    'PMB Building',
    'BP House',
    'Locked Gate 4',
    'Private Road 4',
    'Case Street 12',
    'Epcot Drive 12',
    'CPA House 12',
    'Boxwood Road',
    'Po Boxwood Road 3',
    'Poboxer Street 3',
    'Gpo Boxley Way 1',
    'Tower C P12',
    'Block B, P5',
    'Bâtiment B P 2',
    'Postbuslaan 12',
    'Van Postbus-straat 12',
    'Antwoordnummerpad 12',
    'Calle Apartado 12',
    'Calle del Apartado 3',
    'C/ Apartado 9',
    'Avenida de los Apartados 3',
    'Casilla 12',
    'Boite Lane 12',
    'Mailbox Lane 12',
    'Lockwood Bagley Road 2',
    'Privet Bag Lane',
    'Pobox Way',
    'PO Box Way 12',
    'GPO Box Street',
    'Locked Bag Lane',
    'Locked Bag Lane 4',
    'Private Bag Road',
    'Private Mail Box Street',
    'Calle CP 12',
    'Calle del CP 12',
    'Rue du CP 12',
    'Avenue BP 3',
    'Rue de la Boîte Postale 4',
    'Case Postale Lane',
    'Calle Apartado Postal 12',
    'Casilla Postal Street',
  ])('accepts %s', line => expect(isPoBox(line, 'US')).toBe(false))

  it('tells a Spanish postal code from a Canadian box number', () => {
    expect(isPoBox('Calle Mayor 3, C.P. 28001', 'ES')).toBe(false)
    expect(isPoBox('C.P. 123, Madrid', 'ES')).toBe(true)
    expect(isPoBox('C.P. 48800, succ. Centre', 'CA')).toBe(true)
  })
})

describe('own name in the street (spec §5)', () => {
  const names = [...fullNames('Zoë', "O'Connor"), 'Eastmarsh School']

  it.each([
    "Zoë O'Connor",
    'ZOE OCONNOR',
    'O’Connor, Zoe',
    "c/o Zoë O'Connor, 12 Main St",
    'Eastmarsh School',
    '1 Eastmarsh  School, Main St',
    'eastmarsh-school 1',
  ])('is found in %s', street => expect(containsOwnName(street, names)).toBe(true))

  it.each(["12 O'Connor Street", 'Zoe Lane', 'School Lane', 'Eastmarsh Schools Road', 'Hospital Road'])(
    'is not found in %s',
    street => expect(containsOwnName(street, names)).toBe(false),
  )

  it('is not found inside longer words', () => {
    expect(containsOwnName('Joann Leeds Way', ['Ann Lee'])).toBe(false)
  })

  it('ignores names that are empty or nothing but punctuation', () => {
    expect(containsOwnName('12 Main St', ['', ' ', '--'])).toBe(false)
    expect(containsOwnName('--', ['', ' ', '--'])).toBe(false)
  })
})

describe('transliteration (spec §3)', () => {
  it.each([
    ['Łódź', 'Lodz'],
    ['Ørsted Ærø', 'Orsted AEro'],
    ['Straße', 'Strasse'],
    ['Cœur', 'Coeur'],
    ['Đường Nguyễn Huệ', 'Duong Nguyen Hue'],
    ['Þórður', 'Thordur'],
    ['İstanbul ılık', 'Istanbul ilik'],
    ['Peñíscola 3º 2ª', 'Peniscola 3o 2a'],
    ['Satō', 'Sato'],
    ['STRAẞE ŒUVRE', 'STRASSE OEUVRE'],
    ['Łukasz Małecki', 'Lukasz Malecki'],
    ['Đorđe Ðun ðar', 'Dorde Dun dar'],
    ['þing', 'thing'],
    ['Ħamrun ħal Ŧana ŧana Ŋala ŋala', 'Hamrun hal Tana tana Nala nala'],
    ['Iĸka ƒo', 'Ikka fo'],
    ['Ɓaure ɓaure Ɗan ɗan Ƙano ƙano', 'Baure baure Dan dan Kano kano'],
    ['Əli Məmmədov', 'Ali Mammadov'],
    ['Vila·franca', 'Vilafranca'],
    ['Oʼahu', "O'ahu"],
    ['O’Connell ʻIolani', "O'Connell 'Iolani"],
    ['12 Main St. #4', '12 Main St. #4'],
    ['千代田', '千代田'],
    ['ガ', 'ガ'],
  ])('writes %s as %s, and leaves that alone', (text, plain) => {
    expect(transliterate(text)).toBe(plain)
    expect(transliterate(plain)).toBe(plain)
  })

  it('leaves no accent and no letter of its own in any living alphabet', () => {
    const african = [...'ǝƎɛƐɔƆɣƔǥǤɖƉɗƊɓƁƙƘɨƗɩƖʉɄʊƱʋƲƴƳʒƷŋŊ']
    const between = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    const latin = [...between(0xc0, 0x17f), ...between(0x1cd, 0x233), ...between(0x1e00, 0x1ef9), ...african]
    // Phonetic, historic and click letters stand in no address.
    const historic = /[ẚǀ-ǃǮǯǶǷȜȝȠȡȢȣȤȥẜẝẟ]/
    const letters = latin.filter(letter => /\p{L}/u.test(letter) && !historic.test(letter))
    expect(letters.filter(letter => !/^[A-Za-z']+$/.test(transliterate(letter)))).toEqual([])
  })

  it('folds words for comparison', () => expect(foldWords(" L'Été,  No.12 ")).toBe('lete no 12'))
})
