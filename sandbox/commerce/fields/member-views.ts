import { listView as list, type View } from './view.ts'

export type MemberViewName =
  | 'Invitation' | 'Member' | 'MemberList' | 'Moved' | 'OfferedInvitation' | 'PaymentTerms' // biome-ignore format: a list

type Nested = MemberViewName | 'NamedCode' | 'NamedUnit' | 'Price'

/** Views of what concerns the people of an organization, its terms and its merger. */
export const MEMBER_VIEWS: Readonly<Record<MemberViewName, View<Nested>>> = {
  Invitation: { BASIC: 'id,email,sentAt,validUntil' },
  Member: {
    BASIC: 'id,name,email,status,administrator,administratorRequested,level(BASIC),self',
    nested: { level: 'NamedCode' },
  },
  MemberList: {
    ...list('members', 'Member'),
    BASIC: 'members(BASIC),invitations(BASIC)',
    nested: { members: 'Member', invitations: 'Invitation' },
  },
  Moved: { BASIC: 'addresses,orders,users' },
  OfferedInvitation: {
    BASIC: 'organization(BASIC),invitedBy,validUntil',
    nested: { organization: 'NamedUnit' },
  },
  PaymentTerms: {
    BASIC: 'purchaseOrderRequired,creditLimit(DEFAULT),creditLeft(DEFAULT)',
    nested: { creditLimit: 'Price', creditLeft: 'Price' },
  },
}
