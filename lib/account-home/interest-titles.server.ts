import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { loadTitles } from '@/lib/catalogue/catalogue.server'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { bandsOf } from '@/lib/preferences/interest-ages'
import { withTimeout } from '@/lib/result/with-timeout'
import type { Locale } from '@/lib/site/sites'
import { interestSearches } from './interest-searches'

/** Titles that are suggested. */
const SUGGESTED = 5

/** The most that suggestions may delay the account home, which waits for its orders in the meantime. */
const SUGGESTIONS_MS = 1_000

/**
 * Titles for the interests of a user, some of each area and age. Undefined where the user has stated none;
 * also while commerce does not tell them in time, because suggestions must not keep anybody waiting.
 */
export const suggestTitles = (
  locale: Locale,
  context: SignedInContext,
): Promise<readonly TitleProduct[] | undefined> =>
  withTimeout(SUGGESTIONS_MS, titlesFor(locale, context)).catch(() => undefined)

async function titlesFor(
  locale: Locale,
  context: SignedInContext,
): Promise<readonly TitleProduct[] | undefined> {
  const settings = await fetchSettings(context, SUGGESTIONS_MS)
  const interests = settings.ok ? settings.value.interests : undefined
  return interests && searchTitlesOf(locale, interests)
}

async function searchTitlesOf(
  locale: Locale,
  { areas, ages }: NonNullable<CustomerSettings['interests']>,
): Promise<readonly TitleProduct[] | undefined> {
  const searches = interestSearches(areas, bandsOf(ages), SUGGESTED)
  const answers = await Promise.all(searches.map(search => loadTitles(locale, search)))
  const found = answers.flatMap(answer => (answer.ok ? [answer.value.value.products] : []))
  return found.length === 0 ? undefined : inTurns(found).slice(0, SUGGESTED)
}

/** The first title of each list, then the second of each, and so on; each title once. */
function inTurns(lists: readonly (readonly TitleProduct[])[]): readonly TitleProduct[] {
  const titles = Array.from({ length: SUGGESTED }, (_, place) =>
    lists.flatMap(list => list[place] ?? []),
  ).flat()
  return titles.filter(({ code }, place) => titles.findIndex(other => other.code === code) === place)
}
