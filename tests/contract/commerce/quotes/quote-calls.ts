import { z } from 'zod'
import { orderEntrySchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { paginationSchema } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { quoteSchema } from '../../../../lib/contract/commerce/quote/quote.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

const EDITH = { as: 'uid-edith' }

const wholeQuoteSchema = quoteSchema.extend({ entries: z.array(orderEntrySchema) })

const quotePageSchema = z.object({ quotes: z.array(wholeQuoteSchema), pagination: paginationSchema })

export type WholeQuote = z.infer<typeof wholeQuoteSchema>

/** Quote calls of the demo user Edith, made to the harness that is currently in use. */
export const quoteCalls = (commerce: () => CatalogueHarness) => {
  const carts = cartCalls(commerce)

  const call = (path: string, options: Parameters<CatalogueHarness['us']>[1] = {}) =>
    commerce().us(`/users/current/quotes${path}`, { ...EDITH, ...options })

  const filled = async (quantity = 2): Promise<string> => {
    const { code } = await carts.created(EDITH)
    await carts.added(EDITH, code, ITEMS.kit, quantity)
    return code
  }

  const create = (body: unknown, headers = {}) => call('?fields=FULL', { body, headers })

  const created = async (body: unknown): Promise<WholeQuote> =>
    readExactly(await create(body), wholeQuoteSchema, 201)

  const act = (code: string, action: string, headers = {}) =>
    call(`/${code}/action`, { body: { action }, headers })

  const show = async (code: string): Promise<WholeQuote> =>
    readExactly(await call(`/${code}?fields=FULL`), wholeQuoteSchema)

  const list = async (query = '') => readExactly(await call(`?fields=FULL${query}`), quotePageSchema)

  const patch = (code: string, body: unknown) => call(`/${code}`, { method: 'PATCH', body })

  const control = async (method: string, path: string, body: unknown): Promise<number> => {
    const options = { method, body: JSON.stringify(body) }
    return (await createCommerceControlRoutes(commerce().context).request(`/quotes/${path}`, options)).status
  }

  /** Steps of the seller. */
  const sell = (code: string, body: unknown) => control('PUT', code, body)

  /** What else the seller does: `state`, `comments`, `attachments`. */
  const support = (code: string, what: string, body: unknown) => control('POST', `${code}/${what}`, body)

  const submitted = async (quantity = 2): Promise<string> => {
    const { code } = await created({ cartId: await filled(quantity) })
    await act(code, 'SUBMIT')
    return code
  }

  const offered = async (total = 20_000): Promise<WholeQuote> => {
    const code = await submitted()
    await sell(code, { state: 'BUYER_OFFER', total })
    return show(code)
  }

  return { call, filled, create, created, act, show, list, patch, sell, support, submitted, offered }
}
