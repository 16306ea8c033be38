import { expect, it } from 'vitest'
import { ownNamesOf } from '@/lib/registration/own-names'
import { containsOwnName } from '@/lib/validation/own-name'

const PERSON = { name: 'Zoë M. Vale', firstName: 'Zoë', lastName: 'Vale' }
const unit = (accountType: 'ORGANIZATION' | 'PERSONAL') => ({
  ...PERSON,
  defaultB2BUnit: { uid: 'u1', name: 'Elmhurst Clinic', accountType },
})

it.each(['Zoe Vale', 'VALE, Zoë', 'c/o Zoë M. Vale, 1 Elm St'])('%s is the person’s own name', street =>
  expect(containsOwnName(street, ownNamesOf(PERSON))).toBe(true),
)

it('the organization a user belongs to has a name to keep out as well', () => {
  expect(containsOwnName('Elmhurst Clinic, 1 Elm St', ownNamesOf(unit('ORGANIZATION')))).toBe(true)
  expect(containsOwnName('Elmhurst Clinic, 1 Elm St', ownNamesOf(unit('PERSONAL')))).toBe(false)
})
