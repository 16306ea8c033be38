import type { DatabaseSync } from 'node:sqlite'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { productItemSchema } from '../../../lib/contract/commerce/catalogue/product-item.ts'
import { SITE_IDS } from '../../../lib/contract/site-ids.ts'
import { transaction } from '../../db/transaction.ts'
import { enlargeCatalogue } from '../../seed/catalogue/seed-catalogue.ts'
import { LANGUAGES } from './languages.ts'
import { summarizeOffers } from './load/summarize-offers.ts'
import { changeSearchWords, WORD_KINDS } from './search/search-words.ts'
import { markChanged } from './state.ts'

const statusSchema = z.enum(['ACTIVE', 'ENDING', 'WITHDRAWN'])

const titleChangeSchema = z.strictObject({ status: statusSchema })

/** `price` in minor units; null: made on request. `stock`: null for what does not ship. */
const itemChangeSchema = z.union([
  z.strictObject({ status: statusSchema }),
  z.strictObject({ order: productItemSchema.shape.order }),
  z.strictObject({
    site: z.enum(SITE_IDS),
    price: z.int().nonnegative().nullable().optional(),
    stock: z
      .strictObject({
        level: z.int().nonnegative(),
        expectedOn: z.iso.date().optional(),
        preorder: z.boolean().optional(),
      })
      .nullable()
      .optional(),
  }),
])

/** As many as are filled in within a minute. */
const sizeSchema = z.strictObject({ generated: z.int().nonnegative().max(5_000) })

/**
 * What a phrase means in a language; without a meaning it is taken away, with an empty one it has none of its
 * own.
 */
const searchWordsSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  kind: z.enum(WORD_KINDS),
  phrase: z.string().min(1),
  meanings: z.array(z.string()),
})

type ItemChange = z.infer<typeof itemChangeSchema>

/**
 * Changes the catalogue as its editors would: `PUT /titles/{code}` its status, `PUT /items/{code}` the status
 * of an item, how many of it can be ordered, or price and stock at one site; `PUT /size` puts so many
 * generated families beside those of the sample, and `PUT /search-words` says what a phrase of a search
 * means. A reset takes it back.
 */
export const createCatalogueControlRoutes = (database: DatabaseSync): Hono => {
  const routes = new Hono()
  routes.put('/titles/:code', request =>
    withChange(request, titleChangeSchema, ({ status }) =>
      change(
        database,
        'SELECT id AS title FROM catalogue_titles WHERE code = ?',
        request.req.param('code'),
        ({ title }) => {
          database.prepare('UPDATE catalogue_titles SET status = ? WHERE id = ?').run(status, title)
        },
      ),
    ),
  )
  routes.put('/items/:code', request =>
    withChange(request, itemChangeSchema, wanted =>
      change(
        database,
        'SELECT title, id AS item FROM catalogue_items WHERE code = ?',
        request.req.param('code'),
        ({ item }) => changeItem(database, item, wanted),
      ),
    ),
  )
  routes.put('/size', request =>
    withChange(request, sizeSchema, ({ generated }) => {
      enlargeCatalogue(database, generated)
      return true
    }),
  )
  routes.put('/search-words', request =>
    withChange(request, searchWordsSchema, words => {
      changeSearchWords(database, words)
      return true
    }),
  )
  return routes
}

const withChange = async <T>(
  request: Context,
  schema: z.ZodType<T>,
  act: (wanted: T) => boolean,
): Promise<Response> => {
  const wanted = schema.safeParse(await request.req.json().catch(() => undefined))
  if (!wanted.success) return request.json({ message: z.prettifyError(wanted.error) }, 400)
  return act(wanted.data) ? request.body(null, 204) : request.json({ message: 'No such product' }, 404)
}

type Found = { title: number; item: number }

/**
 * Finds, changes, and brings what follows from it in line, all at once; false where there is no such product.
 */
const change = (database: DatabaseSync, find: string, code: string, act: (found: Found) => void): boolean =>
  transaction(database, () => {
    const row = database.prepare(find).get(code)
    if (row === undefined) return false
    const found = { title: Number(row.title), item: Number(row.item) }
    act(found)
    summarizeOffers(database, found.title)
    markChanged(database)
    return true
  })

const changeItem = (database: DatabaseSync, item: number, wanted: ItemChange): void => {
  if ('status' in wanted) {
    database.prepare('UPDATE catalogue_items SET status = ? WHERE id = ?').run(wanted.status, item)
    return
  }
  if ('order' in wanted) {
    database
      .prepare(
        "UPDATE catalogue_item_documents SET facts = json_set(facts, '$.order', json(?)) WHERE item = ?",
      )
      .run(JSON.stringify(wanted.order), item)
    return
  }
  const { site, price, stock } = wanted
  if (price !== undefined) {
    database
      .prepare('UPDATE catalogue_offers SET price = ? WHERE site = ? AND item = ?')
      .run(price, site, item)
  }
  if (stock !== undefined) {
    database
      .prepare(
        'UPDATE catalogue_offers SET stock_level = ?, expected_on = ?, preorder = ? WHERE site = ? AND item = ?',
      )
      .run(stock?.level ?? null, stock?.expectedOn ?? null, Number(stock?.preorder ?? false), site, item)
  }
}
