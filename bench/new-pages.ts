import { CHOSEN_ON, quantityField } from '../lib/cart/lines/line-fields.ts'
import { cartLinesActionPath, cartPath, homePath } from '../lib/site/paths.ts'
import { CATALOGUE } from '../sandbox/seed/catalogue/catalogue.ts'
import { type Askers, TITLES_NEEDED } from './cpu-targets.ts'
import { growLists } from './long-list.ts'
import { signIn } from './measure-pages.ts'
import { signInAtReview } from './ordering-user.ts'
import { ACCOUNT_USER, LOCALE, ORDERING_USER, PASSWORD, PRODUCT_PATH } from './pages.ts'
import { Visitor } from './visitor.ts'

const PRODUCT_ADDRESS = /<loc>[^<]*?(\/store\/[^<]*\/products\/P9?\d[^<]*)<\/loc>/g
const MOST_SITEMAPS = 20

/** Share of the generated titles that this site sells. */
const SOLD_SHARE = 0.85

/** Generates titles in the sandbox, so that `sold` of them are sold on this site. @throws if that fails */
export async function growCatalogue(control: string, sold: number): Promise<void> {
  const answer = await fetch(`${control}/commerce/catalogue/size`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ generated: Math.ceil(sold / SOLD_SHARE) }),
  })
  if (!answer.ok) throw new Error(`The catalogue did not grow: ${answer.status}`)
}

/** Paths of titles from the sitemaps. @throws if there are fewer than needed */
export async function titlePaths(origin: string, needed: number): Promise<readonly string[]> {
  const found = new Set<string>()
  for (let file = 0; file < MOST_SITEMAPS && found.size < needed; file += 1) {
    const answer = await fetch(`${origin}${homePath(LOCALE)}/sitemap/products-${file}.xml`)
    if (!answer.ok) continue
    for (const [, path = ''] of (await answer.text()).matchAll(PRODUCT_ADDRESS)) found.add(path)
  }
  found.delete(PRODUCT_PATH)
  if (found.size < needed) throw new Error(`${found.size} titles are told of, ${needed} needed`)
  return [...found]
}

const LINES = 3

/** Cookies of a signed-in user with a cart of three lines. @throws if the cart has fewer */
export async function signInWithCart(origin: string): Promise<string> {
  const title = CATALOGUE.assessments.find(({ code }) => PRODUCT_PATH.includes(code))
  const codes = title?.items.slice(0, LINES).map(({ code }) => code) ?? []
  const visitor = new Visitor(origin)
  await visitor.signIn(LOCALE, 'edith.marsh', PASSWORD)
  await visitor.open(cartLinesActionPath(LOCALE), {
    method: 'POST',
    headers: { origin, referer: new URL(PRODUCT_PATH, origin).href },
    body: new URLSearchParams({
      [CHOSEN_ON]: title?.code ?? '',
      ...Object.fromEntries(codes.map(code => [quantityField(code), '1'])),
    }),
  })
  const page = await (await visitor.open(cartPath(LOCALE))).text()
  if (codes.length < LINES || !codes.every(code => page.includes(quantityField(code))))
    throw new Error('Three lines could not be put into a cart')
  return visitor.cookie
}

/**
 * Prepares a store for the CPU benchmark: generates titles by the `control` service of its sandbox, signs
 * demo users in and fills a cart. `orders`: it also completes a checkout up to the review. `account`: it
 * signs an organization administrator in, and `lists`: it gives that user long lists.
 * @throws if one of these fails
 */
export async function prepareAskers(
  origin: string,
  control: string,
  { orders, account, lists }: { orders: boolean; account: boolean; lists: boolean },
): Promise<Askers> {
  await growCatalogue(control, TITLES_NEEDED)
  return {
    registering: await signIn(origin, 'ada.brightwater'),
    buyer: await signInWithCart(origin),
    titles: await titlePaths(origin, TITLES_NEEDED),
    ...(orders && { ordering: await signInAtReview(origin, ORDERING_USER) }),
    ...(account && {
      listing: await (lists ? growLists(origin, control) : signIn(origin, ACCOUNT_USER)),
    }),
  }
}
