import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listConsents, listConsentTemplates } from '@/lib/backends/commerce/consents.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { filledCategories, namedCategory } from '@/lib/catalogue/find-category'
import { knownCategories } from '@/lib/catalogue/search/load-search.server'
import type { ConsentHistory, ConsentTemplate } from '@/lib/contract/commerce/consent'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** Data of the preferences page; a part that could not be loaded is undefined. */
export type PreferencesData = {
  topics: readonly ConsentTemplate[] | undefined
  /** Every consent that was given, the newest first. */
  history: ConsentHistory['consents'] | undefined
  settings: CustomerSettings | undefined
  /** The areas of the site's catalogue; empty if they could not be loaded. */
  areas: readonly { code: string; name: string }[]
  /** The day on which the account closes, yyyy-mm-dd. */
  closesOn: string | undefined
}

const knownOf = <T>(answer: Result<T, Problem>): T | undefined => (answer.ok ? answer.value : undefined)

/** Loads the preferences of a customer; fails only if the customer record cannot be loaded. */
export async function loadPreferences(context: SignedInContext): Promise<Result<PreferencesData, Problem>> {
  const [record, topics, history, settings, categories] = await Promise.all([
    fetchUser(context),
    listConsentTemplates(context),
    listConsents(context),
    fetchSettings(context),
    knownCategories(context.locale),
  ])
  if (!record.ok) return record
  return ok({
    topics: knownOf(topics)?.consentTemplates,
    history: knownOf(history)?.consents,
    settings: knownOf(settings),
    areas: filledCategories(categories).map(namedCategory),
    closesOn: record.value.closesOn,
  })
}
