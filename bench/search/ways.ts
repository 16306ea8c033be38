import type { DatabaseSync } from 'node:sqlite'
import { FACETS } from '../../lib/contract/commerce/catalogue/search.ts'
import { createCommerceApp } from '../../sandbox/commerce/app.ts'
import { parseFilters, parseQuery } from '../../sandbox/commerce/catalogue/search/query.ts'
import { searchCatalogue } from '../../sandbox/commerce/catalogue/search/search-catalogue.ts'
import { createSearchMemory } from '../../sandbox/commerce/catalogue/search/search-memory.ts'
import { suggestPhrases } from '../../sandbox/commerce/catalogue/search/suggest.ts'
import { createCommerce } from '../../sandbox/commerce/commerce.ts'
import { createHooks } from '../../sandbox/hooks.ts'
import { listen } from '../../sandbox/http/listen.ts'
import { createHonoService } from '../../sandbox/http/service.ts'
import { createLog } from '../../sandbox/log.ts'
import { parseSettings } from '../../sandbox/settings.ts'
import type { Ask } from './queries.ts'

const SITE = 'usassessments'
const LANGUAGE = 'en'

/** Calls the search function directly: ids of a page, the total, and the counts of every facet. */
export const askDirectly = (database: DatabaseSync): ((ask: Ask) => unknown) => {
  const memory = createSearchMemory(database)
  return ask => {
    if ('term' in ask) return suggestPhrases(memory, { site: SITE, language: LANGUAGE }, ask.term)
    const filters = parseFilters(ask.filters === undefined ? [] : [ask.filters])
    const result = searchCatalogue(memory, {
      site: SITE,
      language: LANGUAGE,
      kind: filters.length > 0 ? 'item' : 'title',
      query: parseQuery(ask.query, undefined),
      filters,
      page: 0,
      pageSize: 20,
    })
    return FACETS.map(facet => result.counts(facet))
  }
}

/** The fields that the store requests for a list of titles. */
const FIELDS =
  'products(DEFAULT,images(DEFAULT),priceRange(DEFAULT),itemGroups(DEFAULT),price(DEFAULT)),freeTextSearch,' +
  'spellingSuggestion,facets(FULL),breadcrumbs(FULL),sorts(FULL),pagination(FULL)'

/** Serves the database as the sandbox does, and requests complete responses over HTTP. */
export const askOverHttp = async (database: DatabaseSync) => {
  const settings = parseSettings({})
  const context = {
    database,
    settings,
    clock: { now: Date.now },
    mailStore: { send: () => undefined },
    tokens: { find: async () => undefined },
    hooks: createHooks(),
    log: createLog('silent'),
  }
  const port = await listen('127.0.0.1', 0)
  port.attach(createHonoService('commerce', createCommerceApp(createCommerce(context))).listener)
  const ask = async (wish: Ask): Promise<void> => {
    const path = 'term' in wish ? 'suggestions' : 'search'
    const parameters = new URLSearchParams('term' in wish ? wish : { ...wish, fields: FIELDS })
    const url = `http://127.0.0.1:${port.port}/occ/v2/${SITE}/products/${path}?${parameters}`
    const response = await fetch(url, { headers: { 'x-platform-key': settings.platformKey } })
    await response.text()
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  }
  return { ask, stop: () => port.stop() }
}
