import { expect, it } from 'vitest'
import { parsePasted } from '@/lib/quick-order/parse-pasted'

const row = (code: string, quantity: string) => ({ code, quantity })

it.each([
  ['tab', '0031601101\t2', [row('0031601101', '2')]],
  ['comma', '0031601101,2', [row('0031601101', '2')]],
  ['semicolon and space', '0031601101; 2', [row('0031601101', '2')]],
  ['spaces', '0031601101   2', [row('0031601101', '2')]],
  ['number alone', '0031601101', [row('0031601101', '1')]],
  ['number without quantity', '0031601101;', [row('0031601101', '1')]],
  ['number in groups', '0031 601 101', [row('0031601101', '1')]],
  ['number in groups with quantity', '0031 601 101 12', [row('0031 601 101', '12')]],
  ['lost zeros with quantity', '31601101 10', [row('31601101', '10')]],
  ['words instead of a quantity', '0031601101 many', [row('0031601101', 'many')]],
  [
    'empty lines, every line break',
    '\n1,2\r\n\r\n3,4\r5,6\n \n',
    [row('1', '2'), row('3', '4'), row('5', '6')],
  ],
  ['English header', 'Item number\tQuantity\n1\t2', [row('1', '2')]],
  ['French header, other order', 'Quantité;Numéro d’article\n2;1', [row('1', '2')]],
  ['Dutch header with a name between', 'Artikelnummer;Naam;Aantal\n1;Boek 3;2', [row('1', '2')]],
  ['Spanish header', 'Número de artículo,Cantidad\n1,2', [row('1', '2')]],
  ['header alone', 'Item number,Quantity', []],
  ['nothing', ' \n\t\n', []],
])('a pasted list with %s', (_, text, lines) => {
  expect(parsePasted(text)).toEqual(lines)
})

it('a first line without digits that names no column is a line', () => {
  expect(parsePasted('abc,def')).toEqual([row('abc', 'def')])
})
