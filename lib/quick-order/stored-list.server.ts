import 'server-only'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { FormErrors } from '@/lib/forms/form-errors'
import { readRejectedForm, rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { type Sender, senderId } from '@/lib/session/customer.server'
import { quickOrderPath } from '@/lib/site/paths'
import { LIST_FIELDS } from './list-fields'
import { type QuickRow, rowFields } from './rows'

type ListChange = {
  rows: readonly QuickRow[]
  errors?: FormErrors
  paste?: string | undefined
  cleared?: string | undefined
  added?: number
}

/** The id of a submitted form's list, if the sender may change that list. */
export async function ownListId(sender: Sender, fields: Readonly<Record<string, unknown>>) {
  const id = fields[LIST_FIELDS.id]
  if (typeof id !== 'string') return undefined
  return (await readRejectedForm(id, senderId(sender))) === undefined ? undefined : id
}

/** The page of a stored list. */
export const listPath = (locale: Sender['locale'], id: string): string =>
  rejectedFormAddress(quickOrderPath(locale), id)

/** Stores a list and returns the address of its page. */
export const storeList = async (sender: Sender, list: ListChange, id?: string): Promise<string> =>
  listPath(sender.locale, await saveList(sender, list, id))

/**
 * Stores a list on the server and returns its id. It survives a reload and the end of the session. With the
 * `id` of an earlier version it takes the place of that one.
 */
export function saveList(sender: Sender, list: ListChange, id?: string): Promise<string> {
  const { rows, errors = NO_ERRORS, paste = '', cleared = '', added = 0 } = list
  const fields = {
    ...rowFields(rows),
    ...(paste !== '' && { [LIST_FIELDS.paste]: paste }),
    ...(added > 0 && { [LIST_FIELDS.added]: String(added) }),
    ...(cleared !== '' && { [LIST_FIELDS.cleared]: cleared }),
  }
  return saveRejectedForm({ fields, errors }, senderId(sender), SESSION_MAX_AGE_SECONDS, id)
}
