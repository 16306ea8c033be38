import type { ManagedUserError, ManagedUserPatch } from '../../../lib/contract/identity-managed-user.ts'
import { NAME_POLICIES, PASSWORD_POLICIES } from '../policies.ts'

export type FailedPolicies = NonNullable<ManagedUserError['detail']>['failedPolicyRequirements']

const POLICIES = { '/givenName': NAME_POLICIES, '/sn': NAME_POLICIES, '/password': PASSWORD_POLICIES }

/** The policies that the values of a change violate, by property; empty where it can be carried out. */
export const findFailedPolicies = (patch: ManagedUserPatch): FailedPolicies =>
  patch.flatMap(({ field, value }) => {
    const policyRequirements = POLICIES[field].judge(value)
    return policyRequirements.length === 0 ? [] : [{ property: field.slice(1), policyRequirements }]
  })
