import { describe, expect, it } from 'vitest'
import { partsToClear } from '@/lib/validation/address-fit'

const cleared = (region: string, postalCode: string, country: string) =>
  partsToClear({ region, postalCode }, country).map(part => `${part.name} of ${part.country}`)

describe('what another country clears', () => {
  it.each([
    ['a region of the country before', 'US-NY', '', 'CA', ['region of US']],
    ['a region where there are none', 'JP-13', '', 'SG', ['region of JP']],
    ['a postal code of another form', '', '10001', 'CA', ['postalCode of CA']],
    ['half a postal code', '', '1012', 'NL', ['postalCode of NL']],
    ['a postal code where there are none', '', '10001', 'HK', ['postalCode of HK']],
    ['both', 'GB-ENG', 'YO21 3PX', 'US', ['region of GB', 'postalCode of US']],
  ])('is %s', (_, region, postalCode, country, parts) =>
    expect(cleared(region, postalCode, country)).toEqual(parts),
  )

  it.each([
    ['nothing where nothing was typed', '', '', 'JP'],
    ['nothing but spaces', '', '  ', 'HK'],
    ['no region of the country itself', 'US-NY', '10001', 'US'],
    ['no postal code that is one there too', '', '2150', 'NZ'],
    ['no postal code where any is taken', '', '10001', 'FR'],
    ['no postal code in another spelling', '', 'k1a0b1', 'CA'],
  ])('is %s', (_, region, postalCode, country) => expect(cleared(region, postalCode, country)).toEqual([]))

  it('is nothing when the country is chosen back before anything new was typed', () => {
    const [first] = partsToClear({ region: 'US-NY', postalCode: '' }, 'CA')
    expect(first).toBeDefined()
    expect(cleared('', '', 'US')).toEqual([])
  })
})
