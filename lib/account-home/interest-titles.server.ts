import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { loadTitles } from '@/lib/catalogue/catalogue.server'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { bandsOf } from '@/lib/preferences/interest-ages'
import { isAssisted } from '@/lib/request/request-context'
import { withTimeout } from '@/lib/result/with-timeout'
import type { Locale } from '@/lib/site/sites'
import { interestSearches } from './interest-searches'

/** Number of suggested titles. */
const SUGGESTED = 5

/** Timeout of the suggestions; they load in parallel with the orders of the account home. */
const SUGGESTIONS_MS = 1_000

/**
 * Suggested titles for a user's interests, taken in turn from each area and age. Undefined if the user has no
 * interests, for an agent, whom they do not concern, or if commerce does not respond in time, because
 * suggestions must not delay the page.
 */
export const suggestTitles = (
  locale: Locale,
  context: SignedInContext,
): Promise<readonly TitleProduct[] | undefined> =>
  isAssisted()
    ? Promise.resolve(undefined)
    : withTimeout(SUGGESTIONS_MS, titlesFor(locale, context)).catch(() => undefined)

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

/** Interleaves the lists: the first title of each, then the second of each, and so on, without duplicates. */
function inTurns(lists: readonly (readonly TitleProduct[])[]): readonly TitleProduct[] {
  const titles = Array.from({ length: SUGGESTED }, (_, place) =>
    lists.flatMap(list => list[place] ?? []),
  ).flat()
  return titles.filter(({ code }, place) => titles.findIndex(other => other.code === code) === place)
}
