import 'server-only'
import {
  callCommerce,
  type SignedInContext,
  type SubmissionContext,
} from '@/lib/backends/commerce/commerce-call.server'
import {
  matchedAddress,
  type PostalAddress,
  type SettledAddress,
  toAddressInput,
  toSettledInput,
} from '@/lib/backends/commerce/postal-address'
import { type AssociationAnswer, associationAnswerSchema } from '@/lib/contract/commerce/association'
import {
  type Organization,
  organizationListSchema,
  organizationSchema,
  type SimilarOrganization,
  type SimilarOrganizationList,
  similarOrganizationListSchema,
} from '@/lib/contract/commerce/organization'
import { temporaryAccountNumberSchema } from '@/lib/contract/commerce/temporary-account-number'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { withExemptionsOfSite } from './exemptions-of-site'
import { type LookupVerdict, limitedLookup } from './lookup-limits.server'

const below = (context: SignedInContext, ...rest: readonly string[]): readonly string[] => [
  'users',
  context.user.id,
  'organizations',
  ...rest,
]

/**
 * Finds an organization by its customer account number; the response is masked until the link is made (spec
 * §4).
 */
export const lookUpOrganisation = (
  context: SubmissionContext,
  customerAccountNumber: string,
): Promise<Result<Organization, Problem>> =>
  limitedLookup(
    'accountNumber',
    context,
    () =>
      callCommerce(context, {
        operation: 'lookUpOrganisation',
        method: 'POST',
        path: below(context, 'lookup'),
        body: { customerAccountNumber },
        schema: organizationSchema,
      }),
    verdictOfFound,
  )

/** An organization that the user is linked with does not count as a find. */
function verdictOfFound(found: Result<Organization, Problem>): LookupVerdict {
  if (!found.ok) return found.error.status === 404 ? 'miss' : 'nothing'
  return found.value.association === undefined ? 'find' : 'nothing'
}

/** Existing organizations that resemble a new one, best match first (spec §4). */
export async function findSimilarOrganisations(
  context: SignedInContext,
  query: { name: string; address: PostalAddress; industry: string },
): Promise<Result<readonly SimilarOrganization[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'findSimilarOrganisations',
    method: 'POST',
    path: below(context, 'similar'),
    body: { name: query.name, address: toAddressInput(query.address), industry: { code: query.industry } },
    schema: similarOrganizationListSchema,
  })
  return answer.ok ? ok(answer.value.organizations) : answer
}

/**
 * Searches organizations by name in a postal area, best match first. Every search counts against the rate
 * limits, whether or not it has results.
 */
export async function findOrganisationsByName(
  context: SubmissionContext,
  { findName: name, findCountry, findPostalCode }: OrganisationSearch,
): Promise<Result<readonly SimilarOrganization[], Problem>> {
  const address = { country: { isocode: findCountry }, ...(findPostalCode && { postalCode: findPostalCode }) }
  const answer = await limitedLookup(
    'organisationName',
    context,
    () =>
      callCommerce(context, {
        operation: 'findOrganisationsByName',
        method: 'POST',
        path: below(context, 'similar'),
        body: { name, address },
        schema: similarOrganizationListSchema,
      }),
    verdictOfList,
  )
  return answer.ok ? ok(answer.value.organizations) : answer
}

type OrganisationSearch = { findName: string; findCountry: string; findPostalCode: string }

function verdictOfList(found: Result<SimilarOrganizationList, Problem>): LookupVerdict {
  if (!found.ok) return 'nothing'
  return found.value.organizations.length === 0 ? 'miss' : 'find'
}

/**
 * Links the user with an organization. Idempotent. Which account new carts are for stays as it is.
 * @param options whether the user becomes administrator, and whether the link has to be approved
 */
export const associate = (
  context: SignedInContext,
  uid: string,
  options: { administrator: boolean; asks?: boolean },
): Promise<Result<AssociationAnswer, Problem>> =>
  callCommerce(context, {
    operation: 'associateOrganisation',
    method: 'PUT',
    path: below(context, uid, 'association'),
    body: {
      termsAccepted: true,
      actAsAdministrator: options.administrator,
      ...(options.asks === true && { approvalRequested: true }),
    },
    schema: associationAnswerSchema,
  })

export type NewOrganisation = SettledAddress & {
  name: string
  industry: string
  sector: string
  qglobalAccountNumber?: string
  administrator: boolean
}

/**
 * Creates an organization and links the user. One idempotency key creates one organization, however often it
 * is sent. `insist` creates it although similar ones exist; without it, similar ones cause the error
 * `SimilarOrganizationsError`.
 */
export const createOrganisation = (
  context: SubmissionContext,
  organisation: NewOrganisation,
  options: { insist: boolean; idempotencyKey: string },
): Promise<Result<Organization, Problem>> =>
  limitedLookup(
    'newOrganisation',
    context,
    () => sendNewOrganisation(context, organisation, options),
    verdictOfCreated,
  )

/** An error that reveals existing organizations counts as a miss. */
const verdictOfCreated = (created: Result<Organization, Problem>): LookupVerdict =>
  !created.ok && ['AlreadyExistsError', 'SimilarOrganizationsError'].includes(created.error.code ?? '')
    ? 'miss'
    : 'nothing'

function sendNewOrganisation(
  context: SubmissionContext,
  organisation: NewOrganisation,
  options: { insist: boolean; idempotencyKey: string },
): Promise<Result<Organization, Problem>> {
  const matched = matchedAddress(organisation)
  return callCommerce(context, {
    operation: 'createOrganisation',
    method: 'POST',
    path: below(context),
    query: { confirmNew: String(options.insist) },
    body: {
      name: organisation.name,
      industry: { code: organisation.industry },
      sector: { code: organisation.sector },
      addresses: {
        primaryBillingAddress: toSettledInput(organisation),
        ...(matched && { matchedAddress: toAddressInput(matched) }),
      },
      actAsAdministrator: organisation.administrator,
      termsAccepted: true,
      ...(organisation.qglobalAccountNumber && { qglobalAccountNumber: organisation.qglobalAccountNumber }),
    },
    schema: organizationSchema,
    idempotencyKey: options.idempotencyKey,
  })
}

/**
 * Issues the temporary customer account number of a new organization; a repeated request returns the same
 * number (spec §4).
 */
export async function issueTemporaryNumber(
  context: SignedInContext,
  uid: string,
): Promise<Result<string, Problem>> {
  const answer = await callCommerce(context, {
    operation: 'issueTemporaryNumber',
    method: 'POST',
    path: below(context, uid, 'temporaryAccountNumber'),
    schema: temporaryAccountNumberSchema,
  })
  return answer.ok ? ok(answer.value.customerAccountNumber) : answer
}

/**
 * All organizations of the user, including the personal account.
 * @param deadlineMs where the page does not wait for them
 */
export async function listOrganisations(
  context: SignedInContext,
  deadlineMs?: number,
): Promise<Result<readonly Organization[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listOrganisations',
    method: 'GET',
    path: below(context),
    query: { fields: 'FULL' },
    schema: organizationListSchema,
    ...(deadlineMs !== undefined && { deadlineMs }),
  })
  return answer.ok
    ? ok(answer.value.organizations.map(each => withExemptionsOfSite(context.locale, each)))
    : answer
}
