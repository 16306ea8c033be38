/** Parts of an account that only the customer deals with (pages: Support login). */
export const CUSTOMER_ONLY = [
  'terms',
  'password',
  'cards',
  'statements',
  'consents',
  'organizations',
] as const

export type CustomerOnly = (typeof CUSTOMER_ONLY)[number]

/** Pages of these parts, as paths below the locale. */
const PAGES: readonly (readonly [RegExp, CustomerOnly])[] = [
  [/^\/(?:register|store\/(?:exp-)?checkout)(?:\/|$)/, 'terms'],
  [/^\/(?:login|store\/my-account\/profile)(?:\/|$)/, 'password'],
  [/^\/store\/(?:my-account\/payment-cards|invoices\/payment)(?:\/|$)/, 'cards'],
  [/^\/store\/my-account\/qualifications\/(?:new(?:\/|$)|[^/]+\/edit$)/, 'statements'],
  [/^\/store\/my-account\/preferences$/, 'consents'],
  [/^\/store\/my-account\/accounts\/new$/, 'organizations'],
]

/** The customer-only part that a page belongs to; undefined for a page that support may use. */
export const customerOnlyPage = (page: string): CustomerOnly | undefined =>
  PAGES.find(([pattern]) => pattern.test(page))?.[1]

/**
 * Every handler that writes: what support may do for a customer, and what only the customer does. A handler
 * below another one follows it unless it is named. What is not named is refused.
 */
export const WRITES_OF_AGENTS: Readonly<Record<string, CustomerOnly | 'allowed'>> = {
  '/api/account': 'password',
  '/api/account-closure': 'consents',
  '/api/addresses': 'allowed',
  '/api/assessments/login/auth': 'password',
  '/api/assessments/login/auth/sign-out': 'allowed',
  '/api/auth': 'password',
  '/api/cart': 'allowed',
  '/api/catalogue/purge': 'allowed',
  '/api/checkout': 'terms',
  '/api/checkout-express': 'terms',
  '/api/data-copy': 'consents',
  '/api/invoices/lookup': 'allowed',
  '/api/invoices/payments': 'cards',
  '/api/locale': 'allowed',
  '/api/order-status': 'allowed',
  '/api/orders': 'terms',
  '/api/orders/activation': 'allowed',
  '/api/orders/approval': 'statements',
  '/api/orders/cancellation': 'allowed',
  '/api/orders/certificate': 'statements',
  '/api/orders/purchase-order': 'statements',
  '/api/orders/qualified-user': 'statements',
  '/api/orders/reorder': 'allowed',
  '/api/orders/returns': 'allowed',
  '/api/organisations': 'organizations',
  '/api/payment-cards': 'cards',
  '/api/preferences': 'consents',
  '/api/profile': 'password',
  '/api/qualifications': 'statements',
  '/api/quick-order': 'allowed',
  '/api/quotes': 'allowed',
  '/api/regional-switch': 'allowed',
  '/api/registration': 'terms',
  '/api/saved-carts': 'allowed',
  '/api/session': 'allowed',
  '/api/sign-in': 'password',
  '/api/support': 'allowed',
}

/** Handlers that read what only the customer may have, with everything below them. */
export const CUSTOMER_ONLY_READS: readonly string[] = [
  '/api/checkout/documents',
  '/api/data-copy',
  '/api/organisations/certificate',
  '/api/qualifications/files',
]

/** Whether what a handler reads is the customer's only. */
export const isCustomerOnlyRead = (path: string): boolean =>
  CUSTOMER_ONLY_READS.some(name => path === name || path.startsWith(`${name}/`))

/** Handlers that read a file or a document of a customer: the log says who had them. */
const FILES = /^\/api\/.*(?:\/(?:pdf|csv|invoice|packing-list|note)|\/(?:files|documents)\/[^/]+)$/

export const isFileOfCustomer = (path: string): boolean => FILES.test(path)

/** What a handler that writes is for an agent; undefined for one that the table does not name. */
export function writeOfAgent(path: string): CustomerOnly | 'allowed' | undefined {
  const names = Object.keys(WRITES_OF_AGENTS).filter(name => path === name || path.startsWith(`${name}/`))
  const [nearest] = names.sort((one, other) => other.length - one.length)
  return nearest === undefined ? undefined : WRITES_OF_AGENTS[nearest]
}

/** The customer-only part that a write belongs to; undefined where support may do it. */
export function customerOnlyWrite(path: string): CustomerOnly | undefined {
  const found = writeOfAgent(path) ?? 'terms'
  return found === 'allowed' ? undefined : found
}

/** For an agent, the customer-only part that a form belongs to; undefined if the agent may submit it. */
export const barredForm = ({ isAgent }: { isAgent?: true }, action: string): CustomerOnly | undefined =>
  isAgent === true ? customerOnlyWrite(action.split('?', 1)[0] ?? action) : undefined

/** For an agent, the customer-only part that the checkout belongs to; undefined for the customer. */
export const barredCheckout = (form: { isAgent?: true }): CustomerOnly | undefined =>
  barredForm(form, '/api/checkout')
