import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Organization } from '@/lib/contract/commerce/organization'
import { collectFields } from '@/lib/forms/collect-fields'
import type { FormValues } from '@/lib/validation/form-input'
import { checkOption } from '@/lib/validation/option'

export const ACCOUNT_FIELDS = { account: 'text' } as const

/** Checks the choice of the account that the order is for. */
export const checkAccount = ({ account }: FormValues<typeof ACCOUNT_FIELDS>, uids: readonly string[]) =>
  collectFields({ account: checkOption(account, uids) })

/** The accounts of a user: those that may order, and organizations that may not order yet, or no longer. */
export type Accounts = { usable: readonly Organization[]; waiting: readonly Organization[] }

/** Sorts accounts by whether they may order; the personal account comes last. */
export function sortAccounts(organizations: readonly Organization[]): Accounts {
  const usable = organizations.filter(isUsable)
  const isPersonal = ({ accountType }: Organization) => accountType === 'PERSONAL'
  return {
    usable: [...usable.filter(account => !isPersonal(account)), ...usable.filter(isPersonal)],
    waiting: organizations.filter(
      account => !isUsable(account) && account.association?.status !== 'REJECTED' && !isPersonal(account),
    ),
  }
}

const isUsable = ({ accountType, association, status }: Organization): boolean =>
  accountType === 'PERSONAL' || (association?.status === 'ASSOCIATED' && status === 'ACTIVE')

/** Why a user cannot order for an organization. */
export function whyNotUsable({
  mergedInto,
  status,
  association,
}: Pick<Organization, 'mergedInto' | 'status' | 'association'>): 'merged' | 'closed' | 'pending' | 'review' {
  if (mergedInto !== undefined) return 'merged'
  if (status === 'CLOSED') return 'closed'
  return association?.status === 'PENDING_APPROVAL' ? 'pending' : 'review'
}

/** The account that a cart is for, as far as it has been chosen. */
export function accountOf(
  { accountType, organization }: Pick<Cart, 'accountType' | 'organization'>,
  { usable }: Accounts,
): Organization | undefined {
  if (accountType === undefined) return undefined
  return usable.find(({ uid, accountType: type }) =>
    accountType === 'PERSONAL' ? type === 'PERSONAL' : uid === organization?.uid,
  )
}

/** Identifies the account of a cart; a form states the account that it was filled in for. */
export const accountMark = ({
  accountType,
  organization,
}: Pick<Cart, 'accountType' | 'organization'>): string | undefined =>
  accountType === 'ORGANIZATION' ? organization?.uid : accountType
