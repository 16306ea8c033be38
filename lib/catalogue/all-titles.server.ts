import 'server-only'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import { ok, type Problem, type Result } from '@/lib/http/result'
import type { Locale } from '@/lib/site/sites'
import { loadTitles } from './catalogue.server'
import type { Kept } from './keep-answers'
import { titlesByName } from './title-searches'

/** Calls for one page: what is more is for the search. */
const MOST_PAGES = 5

type AllTitles = { titles: readonly TitleProduct[]; total: number }

/** All titles of a site, as far as a page can list them: the first answer says how many there are, the others come together. */
export async function loadAllTitles(locale: Locale): Promise<Result<Kept<AllTitles>, Problem>> {
  const first = await loadTitles(locale, titlesByName(0))
  if (!first.ok) return first
  const { totalResults: total } = first.value.value.pagination
  const pages = Math.min(Math.ceil(total / LARGEST_PAGE_SIZE), MOST_PAGES)
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => loadTitles(locale, titlesByName(index + 1))),
  )
  const titles = [...first.value.value.products]
  let { asOf } = first.value
  for (const answer of others) {
    if (!answer.ok) return answer
    titles.push(...answer.value.value.products)
    asOf = earliest(asOf, answer.value.asOf)
  }
  return ok({ value: { titles, total }, ...(asOf === undefined ? {} : { asOf }) })
}

const earliest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)
