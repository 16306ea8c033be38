import 'server-only'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { letterOf } from './by-letter'
import { loadLetters, loadTitles } from './catalogue.server'
import type { LetterPlace } from './letters'
import { type Cached, cachedFrom } from './stale-if-error-cache'
import { titlesByName } from './title-searches'

/** Calls to commerce for one page of titles. */
const MOST_PAGES = 5

/** Maximum number of titles on one page: a site with more has a page for each letter. */
export const MOST_ON_A_PAGE = MOST_PAGES * LARGEST_PAGE_SIZE

type Answer<T> = Promise<Result<Cached<T>, Problem>>

/** All titles of a site, or only the letters where there are too many titles for one page. */
export type AllTitles = { total: number } & (
  | { titles: readonly TitleProduct[] }
  | { letters: readonly LetterPlace[] }
)

/** The titles of one letter, up to the maximum of a page, and all letters of the site. */
export type LetterTitles = {
  titles: readonly TitleProduct[]
  total: number
  letters: readonly LetterPlace[]
}

/** Loads the list for the page of all titles; the first response states how many there are. */
export async function loadAllTitles(locale: Locale): Answer<AllTitles> {
  const first = await loadTitles(locale, titlesByName(0))
  if (!first.ok) return first
  const { totalResults: total, totalPages } = first.value.value.pagination
  if (total > MOST_ON_A_PAGE) {
    const letters = await loadLetters(locale)
    return letters.ok
      ? ok(cachedFrom({ total, letters: letters.value.value.places }, letters.value))
      : letters
  }
  const others = await loadPages(
    locale,
    Array.from({ length: Math.max(totalPages - 1, 0) }, (_, page) => page + 1),
  )
  if (!others.ok) return others
  const titles = [...first.value.value.products, ...others.value.value]
  return ok(cachedFrom({ total, titles }, first.value, others.value))
}

/**
 * The titles of a letter: undefined where no title begins with it, `onePage` where the site lists all its
 * titles on one page. A title that was added or removed since the names were cached is missing until they are
 * loaded again.
 */
export async function loadTitlesOfLetter(
  locale: Locale,
  letter: string,
): Answer<LetterTitles | 'onePage' | undefined> {
  const answer = await loadLetters(locale)
  if (!answer.ok) return answer
  const { total, places } = answer.value.value
  if (total <= MOST_ON_A_PAGE) return ok(cachedFrom('onePage', answer.value))
  const place = places.find(one => one.letter === letter)
  if (place === undefined) return ok(cachedFrom(undefined, answer.value))
  const listed = await loadPages(locale, place.pages.slice(0, MOST_PAGES))
  if (!listed.ok) return listed
  const titles = listed.value.value.filter(({ name }) => letterOf(name) === letter)
  return ok(cachedFrom({ titles, total: place.count, letters: places }, answer.value, listed.value))
}

/** Loads the given pages of the list of titles by name. */
async function loadPages(locale: Locale, pages: readonly number[]): Answer<readonly TitleProduct[]> {
  const answers = await Promise.all(pages.map(page => loadTitles(locale, titlesByName(page))))
  const titles: TitleProduct[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    titles.push(...answer.value.value.products)
  }
  return ok(cachedFrom(titles, ...answers.flatMap(answer => (answer.ok ? [answer.value] : []))))
}
