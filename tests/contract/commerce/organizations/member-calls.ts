import { organizationListSchema } from '../../../../lib/contract/commerce/organization.ts'
import { memberListSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { type CommerceHarness, readExactly } from '../commerce-harness.ts'

/** Path of an organization that Edith Marsh administers. */
export const EASTMARSH = '/users/current/organizations/org-eastmarsh'

/** Calls about the members of an organization; `as` is the user who calls. */
export function memberCalls(harness: () => CommerceHarness) {
  const people = async (path: string, as: string) =>
    readExactly(await harness().us(`${path}/members`, { as }), memberListSchema)
  return {
    /** The members and invitations of an organization. */
    people,
    /** Id of a member by name; empty if there is none. */
    idOf: async (path: string, as: string, name: string) =>
      (await people(path, as)).members.find(member => member.name === name)?.id ?? '',
    put: (path: string, as: string, body: object = {}) => harness().us(path, { method: 'PUT', as, body }),
    /** Status of a user's association with each of their organizations, by uid. */
    linksOf: async (as: string) => {
      const { organizations } = await readExactly(
        await harness().us('/users/current/organizations?fields=FULL', { as }),
        organizationListSchema,
      )
      return Object.fromEntries(organizations.map(({ uid, association }) => [uid, association?.status]))
    },
  }
}
