import { describe, expect, it } from 'vitest'
import { letterLines } from '@/lib/validation/letter-lines'

const at = (country: string, town: string, postalCode?: string, region?: readonly [string, string]) =>
  letterLines({
    line1: '1 Elm Street',
    town,
    country: { isocode: country, name: 'Country' },
    ...(postalCode !== undefined && { postalCode }),
    ...(region && { region: { isocode: region[0], name: region[1] } }),
  }).slice(1, -1)

describe('the place of an address is written as in its country', () => {
  it.each([
    [
      'the code of the region before the postal code in the United States',
      at('US', 'Utica', '13501', ['US-NY', 'New York']),
      ['Utica, NY 13501'],
    ],
    ['the same in Canada', at('CA', 'Toronto', 'M5V 2T6', ['CA-ON', 'Ontario']), ['Toronto, ON M5V 2T6']],
    [
      'the postal code before the town in the Netherlands, without the province',
      at('NL', 'Utrecht', '3511 AB', ['NL-UT', 'Utrecht']),
      ['3511 AB Utrecht'],
    ],
    [
      'the province in brackets in Spain',
      at('ES', 'Tres Cantos', '28760', ['ES-M', 'Madrid']),
      ['28760 Tres Cantos (Madrid)'],
    ],
    [
      'a Spanish province once if its capital has the same name',
      at('ES', 'Madrid', '28012', ['ES-M', 'Madrid']),
      ['28012 Madrid'],
    ],
    [
      'a British postcode on its own line, without the nation',
      at('GB', 'Whitby', 'YO21 3PX', ['GB-ENG', 'England']),
      ['Whitby', 'YO21 3PX'],
    ],
    [
      'an Irish county with the town',
      at('IE', 'Ennis', 'V95 X2X2', ['IE-CE', 'County Clare']),
      ['Ennis, County Clare', 'V95 X2X2'],
    ],
    ['the postal code after the city in Singapore', at('SG', 'Singapore', '238823'), ['Singapore 238823']],
    ['no region in New Zealand', at('NZ', 'Nelson', '7010', ['NZ-NSN', 'Nelson']), ['Nelson 7010']],
    [
      'the postal code after the prefecture in Japan',
      at('JP', 'Chiyoda-ku', '100-0005', ['JP-13', 'Tokyo']),
      ['Chiyoda-ku, Tokyo 100-0005'],
    ],
    ['only the town where there are no postal codes', at('HK', 'Kowloon'), ['Kowloon']],
  ] as const)('%s', (_, written, expected) => {
    expect(written).toEqual(expected)
  })
})
