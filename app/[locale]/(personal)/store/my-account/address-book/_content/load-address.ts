import { readAddressDraft } from '@/lib/addresses/address-draft.server'
import { valuesOfAddress } from '@/lib/addresses/address-record'
import { addressVersion } from '@/lib/addresses/address-version.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { isEditConflict, versionToState } from '@/lib/forms/record-version.server'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { addressFormActionPath } from '@/lib/site/address-book-paths'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { ACCOUNT_PARAMETER, REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { getSite } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import type { AccountContext } from '../../_shell/account-page'
import { findEditedAddress } from './find-edited-address'

/** The organization to which an address is added; empty for the user's own book. */
export function accountIn(parameters: AddressParameters): string {
  const account = firstParam(parameters, ACCOUNT_PARAMETER)
  return isCode(account) ? account : ''
}

/**
 * Loads the data of the address form: the draft or the saved address, and the reference lists. Undefined if
 * the user is not an administrator of the organization.
 */
export async function loadAddress({ context, code, locale, parameters }: AccountContext) {
  const { user } = context
  const [found, record, draft] = await Promise.all([
    findEditedAddress(context, { id: code, organisation: accountIn(parameters) }),
    fetchUser(context),
    readAddressDraft(firstParam(parameters, REJECTED_FORM_PARAMETER), user.id),
  ])
  if (!found.ok) return found
  if (!record.ok) return record
  if (found.value === undefined) return ok(undefined)
  const { known, book, organisation } = found.value
  const { defaultCountry } = getSite(locale)
  const onRecord = known === undefined ? { country: defaultCountry } : valuesOfAddress(known)
  const values = draft?.values ?? onRecord
  const country = draft?.asked?.review.entered.country ?? values.country ?? ''
  const lists = await loadAddressLists(locale, country, defaultCountry)
  if (!lists.ok) return lists
  return ok({
    known,
    organisation: { uid: organisation, name: book.names[0] ?? '' },
    action: addressFormActionPath(locale, organisation),
    isFirst: book.addresses.length === 0,
    isFull: known === undefined && book.addresses.length >= MOST_ADDRESSES,
    ownNames: [...ownNamesOf(record.value), ...book.names],
    draft,
    values,
    version: versionToState(
      known && addressVersion(known),
      draft && { fields: draft.values, errors: draft.errors },
    ),
    conflicting: isEditConflict(draft?.errors) ? known : undefined,
    lists: lists.value,
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadAddress>>, { ok: true }>

export type AddressPageData = NonNullable<Loaded['value']>

/** Whether the form is shown again with errors. */
export const hasAddressErrors = async ({
  parameters,
}: Pick<AccountContext, 'parameters'>): Promise<boolean> => {
  const session = await readSession()
  const user = session.state === 'signedIn' ? session.user.id : undefined
  const draft = await readAddressDraft(firstParam(parameters, REJECTED_FORM_PARAMETER), user)
  return draft?.errors !== undefined
}
