import 'server-only'
import { searchItems, searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { contentHref } from '@/lib/backends/content/href'
import { searchContent } from '@/lib/backends/content/search-content.server'
import { getSettings } from '@/lib/config/env.server'
import { getTranslator } from '@/lib/i18n/translator'
import { itemPath, productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { toOccSearch } from './occ-query'
import { searchAddress } from './search-address'
import { EMPTY_QUERY } from './search-query'
import {
  isLongEnough,
  SUGGESTION_KINDS,
  type SuggestAnswer,
  type Suggestion,
  type SuggestionKind,
} from './suggestions'
import { cleanQuery } from './typed-text'

const ROWS = { products: 5, productItems: 4, content: 3 } as const satisfies Record<SuggestionKind, number>

/** Resolves to undefined while the back end is unavailable. */
type Find = (locale: Locale, text: string) => Promise<readonly Suggestion[] | undefined>

const search = (text: string, rows: number) => toOccSearch({ ...EMPTY_QUERY, text }, rows)

/** One search per section. */
const FIND: Readonly<Record<SuggestionKind, Find>> = {
  products: async (locale, text) => {
    const found = await searchTitles({ locale }, search(text, ROWS.products))
    if (!found.ok) return undefined
    return found.value.products.map(title => ({
      label: title.name,
      note: title.assessment.acronym,
      href: productPath(locale, title),
    }))
  },
  productItems: async (locale, text) => {
    const found = await searchItems({ locale }, search(text, ROWS.productItems))
    if (!found.ok) return undefined
    return found.value.products.map(item => ({
      label: item.name,
      note: item.code,
      href: itemPath(locale, item),
    }))
  },
  content: async (locale, text) => {
    const found = await searchContent(locale, text, ROWS.content)
    if (!found.ok) return undefined
    const siteBase = getSettings().CONTENT_URL
    return found.value.results.map(({ title, href }) => ({
      label: title,
      href: contentHref(href, locale, siteBase),
    }))
  },
}

/** Autocomplete suggestions for an input: three searches in parallel, each with its own deadline. */
export async function suggest(locale: Locale, typed: string): Promise<SuggestAnswer> {
  const text = cleanQuery(typed)
  const t = getTranslator(locale, 'search')
  const titleOf = getTranslator(locale, 'layout')
  const asks = isLongEnough(text)
  const sections = await Promise.all(
    SUGGESTION_KINDS.map(async kind => ({
      kind,
      label: titleOf(`searchPage.${kind}`),
      hits: asks ? await FIND[kind](locale, text) : [],
    })),
  )
  const shown = sections.flatMap(({ hits = [], ...section }) =>
    hits.length === 0 ? [] : [{ ...section, hits }],
  )
  const count = shown.flatMap(({ hits }) => hits).length
  const isPartial = sections.some(({ hits }) => hits === undefined)
  return {
    sections: shown,
    ...(isPartial
      ? { message: t('suggest.away', { count }), isPartial }
      : { message: t('suggest.found', { count }) }),
    all: {
      label: t('suggest.all', { query: text }),
      href: searchAddress(locale, { ...EMPTY_QUERY, text }),
    },
  }
}
