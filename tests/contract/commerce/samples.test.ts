import { describe, expect, it } from 'vitest'
import { addressSchema } from '../../../lib/contract/commerce/address.ts'
import { addressVerificationSchema } from '../../../lib/contract/commerce/address-verification.ts'
import { occErrorsSchema } from '../../../lib/contract/commerce/error.ts'
import { organizationSchema } from '../../../lib/contract/commerce/organization.ts'
import { regionListSchema } from '../../../lib/contract/commerce/region.ts'
import { userSchema } from '../../../lib/contract/commerce/user.ts'

/** Handwritten bodies that follow the contract: they test both sides against data that neither produced. */
const SAMPLES = {
  user: `{
    "type": "userWsDTO", "id": "10000042", "uid": "ada@example.com", "displayUid": "ada@example.com",
    "customerId": "10000042", "iamUsername": "ada@example.com", "name": "Ada Brightwater",
    "firstName": "Ada", "lastName": "Brightwater", "roles": ["b2bcustomergroup"],
    "jobTitle": {"code": "nurse", "name": "Nurse"}, "registrationStatus": "REGISTER_EXISTING",
    "registrationCountryIso": "US", "phoneCountryCode": "1", "phoneNumber": "6145550142",
    "defaultB2BUnit": {"uid": "P10000042", "name": "Ada Brightwater", "accountType": "PERSONAL",
      "billingAddress": {"id": "8796", "line1": "1 Fenn Way", "town": "Salem", "country": {"isocode": "US"},
        "region": {"isocode": "US-OR"}, "postalCode": "97301", "cellphone": "unknown member"}}
  }`,
  address: `{
    "id": "8796098396183", "firstName": "Ada", "lastName": "Brightwater", "line1": "1 Fenn Way", "town": "Salem",
    "postalCode": "97301", "region": {"isocode": "US-OR"}, "country": {"isocode": "US"},
    "verificationResult": {"result": "MULTIPLE", "choice": "SELECTED", "verifiedAt": "2026-09-28T10:23:55+0000"}
  }`,
  verification: `{
    "decision": "REJECT", "result": "NOT_VERIFIED", "suggestedAddresses": [],
    "errors": {"errors": [{"type": "ValidationError", "subject": "postalCode", "subjectType": "parameter"}]}
  }`,
  merged: `{
    "uid": "org-old", "name": "Old Clinic", "accountType": "ORGANIZATION", "status": "MERGED",
    "mergedInto": {"uid": "org-new", "name": "New Clinic"},
    "addresses": {"primaryBillingAddress": {"town": "Salem", "country": {"isocode": "US"}}}
  }`,
  refusal: `{"errors": [{"message": "Incorrect field:'x'", "type": "ConversionError", "language": "en"}]}`,
  regions: `{"regions": [{"isocode": "US-NY", "isocodeShort": "NY", "countryIso": "US", "name": "New York"}]}`,
}

describe('the wire schemas', () => {
  it('parse the customer record and drop unknown members', () => {
    const user = userSchema.parse(JSON.parse(SAMPLES.user))
    expect(user).not.toHaveProperty('type')
    expect(user.defaultB2BUnit?.billingAddress).not.toHaveProperty('cellphone')
    expect(user.defaultB2BUnit?.billingAddress?.line1).toBe('1 Fenn Way')
  })

  it('parse an address, a verification, a merged organization and regions', () => {
    expect(addressSchema.parse(JSON.parse(SAMPLES.address)).verificationResult?.choice).toBe('SELECTED')
    expect(addressVerificationSchema.parse(JSON.parse(SAMPLES.verification)).errors?.errors[0]?.subject).toBe(
      'postalCode',
    )
    expect(organizationSchema.parse(JSON.parse(SAMPLES.merged)).mergedInto?.uid).toBe('org-new')
    expect(regionListSchema.parse(JSON.parse(SAMPLES.regions)).regions).toHaveLength(1)
  })

  it('parse an error response, and reject one without an error', () => {
    expect(occErrorsSchema.parse(JSON.parse(SAMPLES.refusal)).errors[0]?.type).toBe('ConversionError')
    expect(occErrorsSchema.safeParse({ errors: [] }).success).toBe(false)
    expect(occErrorsSchema.safeParse('<html>').success).toBe(false)
  })

  it('reject a customer record without its required ids', () => {
    const { customerId: _customerId, ...rest } = userSchema.parse(JSON.parse(SAMPLES.user))
    expect(userSchema.safeParse(rest).success).toBe(false)
  })
})
