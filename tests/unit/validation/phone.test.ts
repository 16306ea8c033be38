import { describe, expect, it } from 'vitest'
import { checkPhone, countryNamedBy } from '@/lib/validation/phone'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { loadNumberingPlans } from '@/lib/validation/phone-plans-lazy'
import { refusal } from './verdict'

const check = (raw: string, country: string) => checkPhone(raw, country, NUMBERING_PLANS)

describe('phone (spec §5, §8)', () => {
  it.each([
    ['US', '2025550123', '+12025550123'],
    ['US', '(202) 555-0123', '+12025550123'],
    ['US', '+1 202-555-0123', '+12025550123'],
    ['US', '1 202 555 0123', '+12025550123'],
    ['US', ' 202.555.0123 ', '+12025550123'],
    ['US', '٢٠٢٥٥٥٠١٢٣', '+12025550123'],
    ['US', '671 646 1234', '+16716461234'],
    ['US', '(787) 722-1234', '+17877221234'],
    ['US', '+1 340 774 1234', '+13407741234'],
    ['AU', '08 9162 1234', '+61891621234'],
    ['AU', '+61 8 9164 1234', '+61891641234'],
    ['NO', '79 02 12 34', '+4779021234'],
    ['FI', '018 12345', '+3581812345'],
    ['PR', '787 722 1234', '+17877221234'],
    ['CA', '416 555 0123', '+14165550123'],
    ['CA', '800 555 0199', '+18005550199'],
    ['JP', '０９０−１２３４−５６７８', '+819012345678'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['GB', '00 44 20 7946 0958', '+442079460958'],
    ['HK', '2123 4567', '+85221234567'],
    ['MO', '2828 1234', '+85328281234'],
    ['SG', '6123 4567', '+6561234567'],
    ['NL', '06 1234 5678', '+31612345678'],
    ['AU', '1300 123 456', '+611300123456'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['NZ', '021 123 4567', '+64211234567'],
  ])('%s accepts %j as %s', (country, raw, e164) => {
    const checked = check(raw, country)
    expect(checked).toMatchObject({ ok: true, value: { e164 } })
    expect(check(e164, country)).toEqual(checked)
  })

  it('gives the parts whose join is the whole', () => {
    expect(check('06 1234 5678', 'NL')).toEqual({
      ok: true,
      value: { e164: '+31612345678', countryCallingCode: '31', nationalNumber: '612345678' },
    })
  })

  it.each([
    ['US', '', 'required'],
    ['US', ' \u3000 ', 'required'],
    ['US', '911', 'tooShort'],
    ['US', '1', 'tooShort'],
    ['US', '202555012', 'tooShort'],
    ['US', '20255501234567890', 'tooLong'],
    ['US', '+44 20 7946 0958', 'countryMismatch'],
    ['US', '+44 20', 'countryMismatch'],
    ['US', '011 44 20 7946 0958', 'countryMismatch'],
    ['CA', '2025550123', 'countryMismatch'],
    ['CA', '671 646 1234', 'countryMismatch'],
    ['PR', '671 646 1234', 'countryMismatch'],
    ['US', '416 555 0123', 'countryMismatch'],
    ['GB', '+44 1534 712345', 'countryMismatch'],
    ['AQ', '2025550123', 'countryMismatch'],
    ['toString', '2025550123', 'countryMismatch'],
    ['US', '+1 202 555 0123 x99', 'extension'],
    ['US', '202-555-0123 ext. 99', 'extension'],
    ['CA', '416 555 0199, poste 12', 'extension'],
    ['US', '555 555 5555', 'invalid'],
    ['US', 'abc', 'invalid'],
    ['US', '+', 'invalid'],
    ['US', 'call 2025550123', 'invalid'],
    ['US', '202555\u00000123', 'forbiddenCharacters'],
  ])('%s refuses %j: %s', (country, raw, why) => expect(refusal(check(raw, country))).toBe(why))

  it('is judged in the browser by the same plans, fetched once', async () => {
    const plans = await loadNumberingPlans()
    expect(plans).toBe(NUMBERING_PLANS)
    expect(loadNumberingPlans()).toBe(loadNumberingPlans())
  })
})

describe('the country that a phone number names', () => {
  it.each([
    ['US', '+44 20 7946 0958', 'GB'],
    ['US', ' +44 (0)20 7946 0958', 'GB'],
    ['US', '＋44 20 7946 0958', 'GB'],
    ['US', '+1 416 555 0123', 'CA'],
    ['GB', '+44 1534 712345', 'JE'],
    ['US', '+44 20', undefined],
    ['US', '+1 671 646 1234', undefined],
    ['US', '+1 202 555 0123', undefined],
    ['CA', '+1 800 555 0199', undefined],
    ['US', '020 7946 0958', undefined],
    ['US', '416 555 0123', undefined],
    ['US', '', undefined],
    ['toString', '+44 20 7946 0958', undefined],
  ])('beside %s, %j names %s', (chosen, raw, named) =>
    expect(countryNamedBy(raw, chosen, NUMBERING_PLANS)).toBe(named),
  )
})
