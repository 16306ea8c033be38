import { describe, expect, it } from 'vitest'
import { checkAddress } from '@/lib/addresses/address-form'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'

const FORM = {
  addressType: 'HOME',
  company: '',
  attention: '',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  apartment: '',
  building: '',
  postalCode: '97205',
  phone: '',
  defaultDelivery: false,
  defaultBilling: false,
}

const check = (change: Partial<typeof FORM>, plans = true) =>
  checkAddress(
    { ...FORM, ...change },
    {
      reference: { countries: ['US'], regions: { US: ['US-OR'] } },
      ownNames: ['Nora Vale'],
      ...(plans && { plans: NUMBERING_PLANS }),
    },
  )

const errorsOf = (change: Partial<typeof FORM>) => {
  const checked = check(change)
  return checked.ok ? [] : checked.error.map(({ name, code }) => `${name} ${code}`)
}

describe('an address of the address book', () => {
  it('needs only its kind besides a postal address', () => {
    expect(check({})).toEqual({ ok: true, value: FORM })
  })

  it.each([
    [{ addressType: '' }, 'addressType required'],
    [{ addressType: 'SHOP' }, 'addressType unknownOption'],
    [{ company: 'x'.repeat(51) }, 'company tooLong'],
    [{ attention: 'x'.repeat(61) }, 'attention tooLong'],
    [{ company: 'Fenn Clinic', street: 'Fenn Clinic 4' }, 'street nameElsewhere'],
    [{ street: 'Nora Vale, 4 Elm Street' }, 'street nameElsewhere'],
    [{ street: 'PO Box 12' }, 'street boxElsewhere'],
    [{ apartment: 'P.O. Box 12' }, 'apartment boxElsewhere'],
    [{ building: 'PO Box 12' }, 'building boxElsewhere'],
    [{ phone: '12' }, 'phone tooShort'],
  ])('with %j is rejected: %s', (change, error) => {
    expect(errorsOf(change)).toEqual([error])
  })

  it.each(LOCALES)('names in %s the field for a department instead of a P.O. box, in every line', locale => {
    const { addressBook, errors } = getMessages(locale)
    const { attention } = addressBook.form
    const codes: Readonly<Record<string, string>> = errors.codes
    const texts = [
      codes.boxElsewhere,
      errors.fields.apartment.boxElsewhere,
      errors.fields.building.boxElsewhere,
    ]
    for (const text of texts) expect(text).toContain(attention)
    expect(new Set(texts).size).toBe(3)
  })

  it('has its errors in the order of the form', () => {
    const errors = errorsOf({ addressType: '', attention: '東京', street: '', city: '', phone: '12' })
    expect(errors.map(error => error.split(' ')[0])).toEqual([
      'addressType',
      'attention',
      'street',
      'city',
      'phone',
    ])
  })

  it('stores its phone number as E.164, which a browser leaves to the server', () => {
    expect(check({ phone: '(614) 555-0142' })).toMatchObject({ value: { phone: '+16145550142' } })
    expect(check({ phone: '12' }, false).ok).toBe(true)
  })
})
