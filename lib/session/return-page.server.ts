import 'server-only'
import { z } from 'zod'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'

/** As long as somebody may take to fill in the form of the detour. */
const KEPT_SECONDS = 3_600

const keyOf = (user: string, form: string): string => `return-page/${user}/${form}`

/**
 * Remembers to which page of ours a form leads once it is saved, instead of its usual one.
 * @param form name of the form
 */
export const saveReturnPage = (user: string, form: string, page: string): Promise<void> =>
  sharedState().set(keyOf(user, form), JSON.stringify(page), KEPT_SECONDS)

/** The page to which a form leads, once. */
export async function takeReturnPage(user: string, form: string): Promise<string | undefined> {
  const state = sharedState()
  const page = readStored(await state.get(keyOf(user, form)), z.string())
  if (page !== undefined) await state.delete(keyOf(user, form))
  return page
}
