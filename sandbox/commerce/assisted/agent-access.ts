/** What agents may do with a part of a customer's record. */
type Access = 'read' | 'write'

/**
 * What support staff may reach of a customer (pages: Support login), by the first segment below the user;
 * the empty one is the record itself. Everything else is refused: passwords and closing an account,
 * consents, cards, and documents.
 */
const ACCESS: ReadonlyMap<string, Access> = new Map([
  ['', 'read'],
  ['addresses', 'write'],
  ['availableOrgUnitNodes', 'read'],
  ['cartFromOrder', 'write'],
  ['carts', 'write'],
  ['customercoupons', 'read'],
  ['invoiceCredits', 'read'],
  ['invoices', 'read'],
  ['orderAttempts', 'read'],
  ['orderReturns', 'write'],
  ['orders', 'write'],
  ['organizations', 'read'],
  ['orgUnits', 'read'],
  ['qglobalAccounts', 'read'],
  ['qualifications', 'read'],
  ['quotes', 'write'],
  ['savedCarts', 'write'],
])

/**
 * Paths that support agents may not use: the card of a cart, the qualified user of an order, and the
 * certificate of a tax exemption.
 */
const OWNERS_PARTS: readonly string[] = ['certificate', 'paymentdetails', 'qualifieduser']

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Placing an order accepts the terms, which only the customer can. */
const acceptsTerms = (method: string, segments: readonly string[]): boolean =>
  method === 'POST' && segments.length === 1 && segments[0] === 'orders'

/**
 * Whether an agent may make a call.
 * @param segments of the path below the user
 */
export const mayAgent = (method: string, segments: readonly string[]): boolean => {
  const access = ACCESS.get(segments[0] ?? '')
  if (access === undefined || segments.some(segment => OWNERS_PARTS.includes(segment))) return false
  if (acceptsTerms(method, segments)) return false
  return access === 'write' || isRead(method)
}
