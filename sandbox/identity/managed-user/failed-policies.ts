import type { ManagedUserError, ManagedUserPatch } from '../../../lib/contract/identity-managed-user.ts'
import { NAME_POLICIES } from '../policies.ts'

type FailedPolicies = NonNullable<ManagedUserError['detail']>['failedPolicyRequirements']

/** The policies that the values of a change violate, by property; empty where it can be carried out. */
export const findFailedPolicies = (patch: ManagedUserPatch): FailedPolicies =>
  patch.flatMap(({ field, value }) => {
    const policyRequirements = NAME_POLICIES.judge(value)
    return policyRequirements.length === 0 ? [] : [{ property: field.slice(1), policyRequirements }]
  })
