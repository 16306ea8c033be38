import type { Member } from '@/lib/contract/commerce/organization-member'

/** What a person of an organization asks its administrators for: to join it, or to become one of them. */
export type RequestKind = 'join' | 'role'

/** The request of a person that waits for a decision; undefined where none does. */
export function awaitsDecision({
  status,
  administratorRequested,
}: Pick<Member, 'status' | 'administratorRequested'>): RequestKind | undefined {
  if (status === 'PENDING_APPROVAL') return 'join'
  return administratorRequested ? 'role' : undefined
}
