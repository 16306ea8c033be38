import { accountPath } from '../lib/site/account-pages.ts'
import { LIST_PARAMETERS } from '../lib/site/page-parameters.ts'
import { LOCALE, PASSWORD } from './pages.ts'
import { Visitor } from './visitor.ts'

/** The demo user with the long order history: the administrator of an organization. */
const ADMINISTRATOR = 'petra.lind'

/** Copies of an order in the history that is measured. */
export const LISTED_ORDERS = 5_000

const LISTED_ON_A_PAGE = 10

const FIRST = accountPath(LOCALE, 'orderHistory')

const pageWith = (name: string, value: string | number): string =>
  `${FIRST}?${new URLSearchParams([[name, String(value)]])}`

/** Pages of the order history: the first, the last full one, and the answer to a search. */
export const LONG_LIST = {
  first: FIRST,
  last: pageWith(LIST_PARAMETERS.page, LISTED_ORDERS / LISTED_ON_A_PAGE),
  search: pageWith(LIST_PARAMETERS.search, 'linden'),
} as const

/**
 * Makes the order history of an organization long, by the `control` service of the sandbox.
 * @returns cookies of its administrator @throws if that fails
 */
export async function growOrderHistory(origin: string, control: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.signIn(LOCALE, ADMINISTRATOR, PASSWORD)
  const page = await (await visitor.open(LONG_LIST.first)).text()
  const code = /order-history\/(\d{8})"/.exec(page)?.[1]
  const answer = await fetch(`${control}/commerce/orders/${code}/copies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: LISTED_ORDERS }),
  })
  if (!answer.ok) throw new Error(`The order history did not grow: ${answer.status}`)
  return visitor.cookie
}
