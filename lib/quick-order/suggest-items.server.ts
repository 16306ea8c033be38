import 'server-only'
import { searchItems } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { levelName } from '@/lib/catalogue/level-name'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import { isLongEnough } from '@/lib/catalogue/search/suggestions'
import { cleanQuery } from '@/lib/catalogue/search/typed-text'
import { formatPrice } from '@/lib/format/money'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/**
 * Suggested items; `label` is the number, which some browsers show and match there alone, with short name,
 * level and price.
 */
export type ItemSuggestions = { items: readonly { code: string; label: string }[] }

const ROWS = 5

/** Items whose number or name contains the typed text, from three characters on. */
export async function suggestItems(locale: Locale, typed: string): Promise<Result<ItemSuggestions, Problem>> {
  const text = cleanQuery(typed)
  if (!isLongEnough(text)) return ok({ items: [] })
  const found = await searchItems({ locale }, toOccSearch({ ...EMPTY_QUERY, text }, ROWS))
  if (!found.ok) return found
  const items = found.value.products.map(item => ({
    code: item.code,
    label: [
      item.code,
      item.productItem.shortName,
      levelName(locale, item.qualificationLevel),
      ...(item.price === undefined ? [] : [formatPrice(locale, item.price)]),
    ].join(' · '),
  }))
  return ok({ items })
}
