import { associationAnswerSchema } from '../../../../lib/contract/commerce/association.ts'
import { organizationListSchema, organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { type CommerceHarness, readExactly } from '../commerce-harness.ts'

export const ALL = '/users/current/organizations'

/** A valid new organization that is similar to no other. */
export const clinic = {
  name: 'Fennimore Family Clinic',
  industry: { code: 'clinical-practice' },
  sector: { code: 'group-practice' },
  addresses: {
    primaryBillingAddress: {
      line1: '44 Meridew Street',
      town: 'Salem',
      region: { isocode: 'US-OR' },
      postalCode: '97301',
      country: { isocode: 'US' },
    },
  },
  actAsAdministrator: true,
  termsAccepted: true,
}

/** A valid new organization in the postal area of the near-duplicates. */
export const seattle = (name: string) => ({
  ...clinic,
  name,
  addresses: {
    primaryBillingAddress: {
      line1: '5 Larkhill Way',
      town: 'Seattle',
      region: { isocode: 'US-WA' },
      postalCode: '98101-9999',
      country: { isocode: 'US' },
    },
  },
})

/** Organization calls to the harness that is currently in use. */
export const organizationCalls = (commerce: () => CommerceHarness) => {
  const lookUp = (as: string, customerAccountNumber: string, headers = {}) =>
    commerce().us(`${ALL}/lookup`, { as, body: { customerAccountNumber }, headers })

  const create = (as: string, body: object, query = '', headers = {}) =>
    commerce().us(`${ALL}${query}`, { as, body, headers })

  const created = async (as: string, body: object = clinic) =>
    readExactly(await create(as, body), organizationSchema, 201)

  const associate = (as: string, uid: string, body: object = { termsAccepted: true }) =>
    commerce().us(`${ALL}/${uid}/association`, { as, method: 'PUT', body })

  const defaultUnit = async (as: string) =>
    (await readExactly(await commerce().us('/users/current', { as }), userSchema)).defaultB2BUnit

  const list = async (as: string) =>
    (await readExactly(await commerce().us(ALL, { as }), organizationListSchema)).organizations

  const joined = async (as: string, uid: string, body?: object) =>
    (await readExactly(await associate(as, uid, body), associationAnswerSchema, 201)).association

  return { lookUp, create, created, associate, joined, defaultUnit, list }
}
