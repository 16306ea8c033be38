import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressLines } from '@/components/address/address-lines'

it.each([
  ['the code of the region first in the United States', 'US', 'US-NY', '13501', ['Utica, NY 13501']],
  ['the postal code first in the Netherlands', 'NL', 'Utrecht', '3511 AB', ['3511 AB Utica, Utrecht']],
  [
    'the postcode on its own line in Great Britain',
    'GB',
    'England',
    'YO21 3PX',
    ['Utica, England', 'YO21 3PX'],
  ],
])('an address under review is written with %s', (_, country, region, postalCode, lines) => {
  const address = { country, street: '12 Elm Street', city: 'Utica', region, postalCode }
  const { container } = render(<AddressLines address={address} names={{}} />)
  const written = [...container.querySelectorAll('span.block > span.block')].map(line => line.textContent)
  expect(written.slice(1, -1)).toEqual(lines)
})
