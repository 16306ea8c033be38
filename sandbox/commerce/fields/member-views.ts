import { listView as list, type View } from './view.ts'

export type MemberViewName =
  | 'Invitation'
  | 'Member'
  | 'MemberLevel'
  | 'MemberLevelList'
  | 'MemberList'
  | 'Moved'
  | 'OfferedInvitation' // biome-ignore format: a list
  | 'PaymentTerms'

type Nested = MemberViewName | 'NamedCode' | 'NamedUnit' | 'Pagination' | 'Price'

/** Views of what concerns the people of an organization, its terms and its merger. */
export const MEMBER_VIEWS: Readonly<Record<MemberViewName, View<Nested>>> = {
  Invitation: { BASIC: 'id,email,sentAt,validUntil' },
  Member: {
    BASIC: 'id,name,email,status,administrator,approver,administratorRequested,level(BASIC),self',
    nested: { level: 'NamedCode' },
  },
  MemberLevel: { BASIC: 'id,name,level(BASIC),validUntil', nested: { level: 'NamedCode' } },
  MemberLevelList: {
    BASIC: 'members(BASIC),pagination(BASIC)',
    nested: { members: 'MemberLevel', pagination: 'Pagination' },
  },
  MemberList: {
    ...list('members', 'Member'),
    BASIC: 'members(BASIC),invitations(BASIC),pagination(BASIC),associated',
    nested: { members: 'Member', invitations: 'Invitation', pagination: 'Pagination' },
  },
  Moved: { BASIC: 'addresses,orders,users' },
  OfferedInvitation: {
    BASIC: 'organization(BASIC),invitedBy,validUntil',
    nested: { organization: 'NamedUnit' },
  },
  PaymentTerms: {
    BASIC: 'purchaseOrderRequired,approvalRequired,creditLimit(DEFAULT),creditLeft(DEFAULT)',
    nested: { creditLimit: 'Price', creditLeft: 'Price' },
  },
}
