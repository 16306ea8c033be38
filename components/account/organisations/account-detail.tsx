import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { linkOf } from '@/lib/organisation/account-view'
import type { AccountDetail as Detail } from '@/lib/organisation/load-account.server'
import { membersAddress } from '@/lib/organisation/members-address'
import type { ListQuery } from '@/lib/site/list-address'
import type { Locale } from '@/lib/site/sites'
import { Programmes } from '../programmes'
import { AccountFacts } from './account-facts'
import { AccountQuestion, type Asked } from './account-question'
import { OwnActions } from './own-actions'
import { People } from './people'
import { StateNotice } from './state-notice'
import { Terms } from './terms'

type Props = {
  locale: Locale
  detail: Detail
  programmes: readonly Programme[]
  /** Whether the cart is for this account. */
  isActing: boolean
  supportHref: string
  /** The page of the people and the search that the address asks for. */
  membersAsked: ListQuery
  /** What is asked before it is done. */
  asked: Asked | undefined
  hidden: HiddenFieldValues
  /** The form of an invitation that was rejected. */
  rejected: { email: string; errors: ShownErrors } | undefined
}

/** One account: its state, facts and people, and what the user may do with it (spec §3, organization). */
export function AccountDetail({
  locale,
  detail,
  programmes,
  membersAsked,
  asked,
  hidden,
  rejected,
  ...own
}: Props) {
  const { account, people, member } = detail
  const listHref = membersAddress(account.uid).build(locale, membersAsked)
  const isMember = account.accountType === 'ORGANIZATION' && account.association?.status === 'ASSOCIATED'
  const isOpen = isMember && linkOf(account) === 'linked'
  const isAdministrator = isOpen && account.association?.administrator === true
  return (
    <>
      <StateNotice {...{ locale, detail }} supportHref={own.supportHref} />
      {asked !== undefined && mayBeAsked(asked, { isOpen, isAdministrator }) && (
        <AccountQuestion
          {...{ locale, account, member, asked, hidden }}
          isAlone={isAdministrator && people?.associated === 1}
          cancelHref={listHref}
        />
      )}
      <AccountFacts {...{ locale, account }} isActing={own.isActing} />
      <OwnActions {...{ locale, account, hidden }} isActing={own.isActing} />
      {isOpen && (
        <People {...{ locale, account, people, isAdministrator, hidden, rejected }} asked={membersAsked} />
      )}
      {isOpen && <Terms {...{ locale, account, isAdministrator, hidden }} />}
      <Programmes {...{ locale, programmes }} customer={account.name} />
    </>
  )
}

/** Members leave; only administrators remove others or hand over to them. */
const mayBeAsked = (
  { question }: Asked,
  { isOpen, isAdministrator }: { isOpen: boolean; isAdministrator: boolean },
): boolean => (question === 'leave' ? isOpen : isAdministrator)
