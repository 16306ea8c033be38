import { expect, it, test } from 'vitest'
import { exemptionRegion } from '@/lib/checkout/documents/exemption'
import { LOCALES } from '@/lib/site/sites'

const OHIO = {
  ...{ id: 'a1', firstName: 'Edith', lastName: 'Marsh' },
  line1: '100 North Main Street',
  town: 'Eastmarsh',
  country: { isocode: 'US', name: 'United States' },
  region: { isocode: 'US-OH', name: 'Ohio' },
  postalCode: '44250',
}

const ORGANIZATION = { uid: 'org-eastmarsh', name: 'Eastmarsh Unified School District' }

test.each(LOCALES.filter(locale => locale !== 'en-us'))(
  'an order on %s that is billed to Ohio is asked for no certificate, as the site cannot take one',
  locale => {
    const cart = { accountType: 'ORGANIZATION', organization: ORGANIZATION, sapBillingAddress: OHIO } as const
    expect(exemptionRegion(locale, cart)).toBeUndefined()
  },
)

it('an order on the US site is exempt where its goods go, or else where it is billed', () => {
  const cart = { accountType: 'ORGANIZATION', organization: ORGANIZATION } as const
  const ohio = { isocode: 'US-OH', name: 'Ohio' }
  expect(exemptionRegion('en-us', { ...cart, sapBillingAddress: OHIO })).toEqual(ohio)
  expect(exemptionRegion('en-us', { ...cart, deliveryAddress: OHIO })).toEqual(ohio)
  expect(
    exemptionRegion('en-us', { ...cart, accountType: 'PERSONAL', deliveryAddress: OHIO }),
  ).toBeUndefined()
})
