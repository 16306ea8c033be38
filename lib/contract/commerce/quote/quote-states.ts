/** What can be done with a quote, in the words of OCC. REQUOTE makes a new draft of its lines. */
export const QUOTE_CHOICES = [
  'VIEW',
  'SUBMIT',
  'EDIT',
  'CANCEL',
  'CHECKOUT',
  'APPROVE',
  'REJECT',
  'REQUOTE',
] as const

export type QuoteAction = (typeof QUOTE_CHOICES)[number]

/** A state of a quote as its requester sees it. */
export type QuoteStep =
  | 'draft'
  | 'review'
  | 'offer'
  | 'accepted'
  | 'rejected'
  | 'ordered'
  | 'cancelled'
  | 'expired'

type Row = { step: QuoteStep; actions: readonly QuoteAction[] }

const DRAFT: Row = { step: 'draft', actions: ['VIEW', 'SUBMIT', 'EDIT', 'CANCEL'] }
/** The requester waits, whichever person at the seller's has the quote. */
const REVIEW: Row = { step: 'review', actions: ['VIEW'] }
const ENDED: readonly QuoteAction[] = ['VIEW', 'REQUOTE']

/**
 * The states of a quote, as OCC names them: what each is to the requester, and what they can do in it. Store
 * and sandbox have no other table (decision 47).
 */
const QUOTE_TABLE = {
  BUYER_DRAFT: DRAFT,
  CREATED: DRAFT,
  BUYER_SUBMITTED: REVIEW,
  SELLER_REQUEST: REVIEW,
  SELLER_DRAFT: REVIEW,
  SELLER_SUBMITTED: REVIEW,
  SELLERAPPROVER_DRAFT: REVIEW,
  SELLERAPPROVER_PENDING: REVIEW,
  SELLERAPPROVER_APPROVED: REVIEW,
  SELLERAPPROVER_REJECTED: REVIEW,
  BUYER_OFFER: { step: 'offer', actions: ['VIEW', 'CHECKOUT', 'APPROVE', 'EDIT', 'REJECT', 'CANCEL'] },
  /** The organization agrees; the order follows. */
  BUYER_APPROVED: { step: 'accepted', actions: ['VIEW', 'CHECKOUT', 'EDIT', 'REJECT', 'CANCEL'] },
  /** The quote is in the checkout. */
  BUYER_ACCEPTED: { step: 'accepted', actions: ['VIEW', 'CHECKOUT', 'EDIT', 'REJECT', 'CANCEL'] },
  BUYER_REJECTED: { step: 'rejected', actions: ENDED },
  BUYER_ORDERED: { step: 'ordered', actions: ENDED },
  CANCELLED: { step: 'cancelled', actions: ENDED },
  EXPIRED: { step: 'expired', actions: ['VIEW', 'REQUOTE', 'CANCEL'] },
} as const satisfies Record<string, Row>

export type QuoteState = keyof typeof QUOTE_TABLE

export const QUOTE_STATES: readonly QuoteState[] = Object.keys(QUOTE_TABLE).filter(
  (name): name is QuoteState => Object.hasOwn(QUOTE_TABLE, name),
)

/** What a state is to the requester. */
export const quoteStep = (state: QuoteState): QuoteStep => QUOTE_TABLE[state].step

/** What a requester can do in a state. */
export const quoteActions = (state: QuoteState): readonly QuoteAction[] => QUOTE_TABLE[state].actions
