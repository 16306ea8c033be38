import 'server-only'
import { z } from 'zod'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'

const keyOf = (user: string, form: string): string => `return-page/${user}/${form}`

/**
 * Remembers to which page of ours a form leads once it is saved, instead of its usual one; as long as what is
 * typed into the form is kept.
 * @param form name of the form
 */
export const saveReturnPage = (user: string, form: string, page: string): Promise<void> =>
  sharedState().set(keyOf(user, form), JSON.stringify(page), DRAFT_SECONDS)

/** Forgets where forms lead: what they were opened for is over. */
export async function forgetReturnPages(user: string, forms: readonly string[]): Promise<void> {
  await Promise.all(forms.map(form => sharedState().delete(keyOf(user, form))))
}

/** The page to which a form leads, once. */
export async function takeReturnPage(user: string, form: string): Promise<string | undefined> {
  const state = sharedState()
  const page = readStored(await state.get(keyOf(user, form)), z.string())
  if (page !== undefined) await state.delete(keyOf(user, form))
  return page
}
