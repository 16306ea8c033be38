import { render, screen } from '@testing-library/react'
import { AccountDetail } from '@/components/account/organisations/account-detail'
import type { Asked } from '@/components/account/organisations/account-question'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member, MemberList } from '@/lib/contract/commerce/organization-member'
import { getMessages } from '@/lib/i18n/messages'
import { invitationErrors } from '@/lib/organisation/invitation-errors'

export const LOCALE = 'en-us'
export const TEXTS = getMessages(LOCALE).organisations
const SUPPORT = 'https://www.example.com/en-us/contact-us'

const price = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value}` })

export const CLINIC: Organization = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  customerAccountNumber: '1001',
  status: 'ACTIVE',
  creditStatus: 'GOOD',
  addresses: {},
  paymentTerms: { purchaseOrderRequired: false, creditLimit: price(1000), creditLeft: price(400) },
  association: {
    status: 'ASSOCIATED',
    administrator: true,
    default: false,
    since: '2026-01-05T10:00:00+0000',
  },
}

const member = (id: string, name: string, differences: Partial<Member> = {}): Member => ({
  id,
  name,
  status: 'ASSOCIATED',
  administrator: false,
  administratorRequested: false,
  self: false,
  ...differences,
})

export const NORA = member('c1', 'Nora Vale', { administrator: true, self: true })
export const OTTO = member('c2', 'Otto Dunmore', { email: 'otto@example.com' })
export const ROSA = member('c3', 'Rosa Delmar', { status: 'PENDING_APPROVAL' })
export const peopleList = (
  members: readonly Member[],
  differences: Partial<MemberList> = {},
): MemberList => ({
  members: [...members],
  invitations: [],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: members.length },
  associated: members.filter(({ status }) => status === 'ASSOCIATED').length,
  ...differences,
})

const PEOPLE = peopleList([ROSA, NORA, OTTO], {
  invitations: [
    {
      id: 'i1',
      email: 'new@example.com',
      sentAt: '2026-09-01T10:00:00Z',
      validUntil: '2026-09-15T10:00:00Z',
    },
  ],
})

type Drawn = {
  people?: MemberList
  asked?: Asked
  membersAsked?: { page: number; search?: string }
  isActing?: boolean
  others?: readonly Organization[]
  errorCode?: string
}

const personAsked = (asked: Asked | undefined) =>
  asked === undefined || asked.question === 'leave' ? undefined : asked.member

export const draw = (differences: Partial<Organization> = {}, drawn: Drawn = {}) =>
  render(
    <AccountDetail
      locale={LOCALE}
      detail={{
        account: { ...CLINIC, ...differences },
        people: drawn.people ?? PEOPLE,
        member: [NORA, OTTO, ROSA].find(({ id }) => id === personAsked(drawn.asked)),
        others: drawn.others ?? [],
      }}
      programmes={[]}
      isActing={drawn.isActing ?? false}
      supportHref={SUPPORT}
      asked={drawn.asked}
      membersAsked={{ page: 1, filters: {}, ...drawn.membersAsked }}
      hidden={{ submissionKey: 'k1', formOwner: 'o1' }}
      rejected={
        drawn.errorCode === undefined
          ? undefined
          : {
              email: 'wrong',
              errors: invitationErrors(LOCALE, {
                fieldErrors: [{ name: 'email', code: drawn.errorCode }],
                formErrors: [],
              }),
            }
      }
    />,
  )

export const memberOf = (differences: Partial<NonNullable<Organization['association']>>) =>
  ({
    association: {
      status: 'ASSOCIATED',
      administrator: false,
      default: false,
      since: '2026-01-05',
      ...differences,
    },
  }) as const

export const button = (name: string) => screen.queryByRole('button', { name })
