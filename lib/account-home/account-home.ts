import type { LevelOption } from '@/lib/backends/commerce/reference.server'
import type { Address } from '@/lib/contract/commerce/address'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { InvoiceList } from '@/lib/contract/commerce/invoice/invoice-list'
import type { OrderApproval } from '@/lib/contract/commerce/order/order-approval'
import type { OrderHistoryList } from '@/lib/contract/commerce/order/order-history'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import type { User } from '@/lib/contract/commerce/user'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import type { RequestKind } from '@/lib/organisation/awaits-decision'
import type { StepId } from '@/lib/site/steps'
import type { ExemptionNotice } from './exemption-notices'

/** A request of somebody that an administrator decides. */
export type MemberRequest = {
  organization: { uid: string; name: string }
  person: { id: string; name: string }
  kind: RequestKind
}

type Orders = Pick<OrderHistoryList, 'orders' | 'pagination'>

/** What the account home is made from; a part that is not available now is undefined. */
export type AccountHome = {
  /** Id of a call that failed, for customer support; undefined while everything is known. */
  failedRequest: string | undefined
  /** The personal account and the organizations. */
  accounts: readonly AccountView[] | undefined
  /** Uid of the account that the cart is for, or the next one will be; undefined if not known. */
  acting: string | undefined
  /** What an organization has to see to in its tax exemptions, by its uid. */
  exemptions: Readonly<Record<string, readonly ExemptionNotice[]>>
  record: User | undefined
  /** The user's own address book. */
  addresses: readonly Address[] | undefined
  /** Requests to join an organization that the user administers, and to administer it. */
  requests: readonly MemberRequest[] | undefined
  /** Set if the user administers more organizations than are asked for requests. */
  unlisted: { asked: number; all: number } | undefined
  /** Orders of colleagues that are pending the user's approval. */
  approvals: readonly OrderApproval[] | undefined
  qualifications: readonly Qualification[] | undefined
  /** The levels of the site by rank. */
  levels: readonly LevelOption[] | undefined
  /** Step at which an incomplete registration continues. */
  openStep: StepId | undefined
  /** The newest ones. */
  orders: Orders | undefined
  /** Those that wait for a check. */
  heldOrders: Orders | undefined
  /** Those that are not ended, the first to expire first. */
  quotes: { quotes: readonly QuoteSummary[]; pagination: { totalResults: number } } | undefined
  /** The longest overdue, with sums by currency. */
  overdue: Pick<InvoiceList, 'invoices' | 'pagination' | 'ageing'> | undefined
  savedCarts: readonly { code: string; name?: string | undefined }[] | undefined
  /** Titles for the user's interests; undefined if the user has none or they could not be loaded. */
  suggested: readonly TitleProduct[] | undefined
}

/** A task of the user: title, reason, and the page to do it; no page for a support agent who may not. */
export type AccountTask = { key: string; title: string; text: string; href?: string }
