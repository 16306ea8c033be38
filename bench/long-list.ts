import { accountPath } from '../lib/site/account-pages.ts'
import { invoicesPath } from '../lib/site/invoice-paths.ts'
import { LIST_PARAMETERS } from '../lib/site/page-parameters.ts'
import { ACCOUNT_USER, LOCALE, PASSWORD } from './pages.ts'
import { Visitor } from './visitor.ts'

/** Copies of an order in the history that is measured. */
export const LISTED_ORDERS = 5_000

const LISTED_ON_A_PAGE = 10

const FIRST = accountPath(LOCALE, 'orderHistory')

const pageWith = (name: string, value: string | number): string =>
  `${FIRST}?${new URLSearchParams([[name, String(value)]])}`

/**
 * Pages of the order history: the first, the last full one, and the answer to a search; then the first pages
 * of the invoices and the quotes.
 */
export const LONG_LIST = {
  first: FIRST,
  last: pageWith(LIST_PARAMETERS.page, LISTED_ORDERS / LISTED_ON_A_PAGE),
  search: pageWith(LIST_PARAMETERS.search, 'linden'),
  invoices: invoicesPath(LOCALE),
  quotes: accountPath(LOCALE, 'quotes'),
} as const

/**
 * An entry of a list that can be copied: the page that links it, its number, and what copies it. A copied
 * order has an invoice of its own.
 */
const COPIED = [
  { page: LONG_LIST.first, link: /order-history\/(\d{8})"/, service: 'orders' },
  { page: `${LONG_LIST.quotes}?status=cancelled`, link: /quotes\/(\d{8})"/, service: 'quotes' },
] as const

/**
 * Makes order history, invoices and quotes of an organization long, by the `control` service of the sandbox.
 * @returns cookies of its administrator @throws if that fails
 */
export async function growLists(origin: string, control: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.signIn(LOCALE, ACCOUNT_USER, PASSWORD)
  for (const { page, link, service } of COPIED) {
    const code = link.exec(await (await visitor.open(page)).text())?.[1]
    const answer = await fetch(`${control}/commerce/${service}/${code}/copies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: LISTED_ORDERS }),
    })
    if (!answer.ok) throw new Error(`The list of ${service} did not grow: ${answer.status}`)
  }
  return visitor.cookie
}
