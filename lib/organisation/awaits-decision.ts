import type { Member } from '@/lib/contract/commerce/organization-member'

/** Kinds of requests to the administrators of an organization: to join it, or to become an administrator. */
export const REQUEST_KINDS = ['join', 'role'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]

/** The pending request of a person; undefined if there is none. */
export function awaitsDecision({
  status,
  administratorRequested,
}: Pick<Member, 'status' | 'administratorRequested'>): RequestKind | undefined {
  if (status === 'PENDING_APPROVAL') return 'join'
  return administratorRequested ? 'role' : undefined
}
