/** Fields of the form of an address that the verification confirms. */
export const CONFIRMED = {
  addressType: 'INSTITUTION',
  company: 'Northgate Clinic',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  postalCode: '97205-3310',
}

/** Fields of the form of a tax exemption certificate. */
export const CERTIFICATE = {
  organisation: 'org-eastmarsh',
  region: 'US-OR',
  certificateNumber: 'OR-1',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  signed: 'on',
}
