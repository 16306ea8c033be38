import { readAddressDraft } from '@/lib/addresses/address-draft.server'
import { valuesOfAddress } from '@/lib/addresses/address-record'
import { fetchAddress, listAddresses } from '@/lib/backends/commerce/addresses.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { getSite } from '@/lib/site/sites'
import type { AccountContext } from '../../_shell/account-page'

/** What the form of an address is drawn from: the draft or the address on record, and the lists. */
export async function loadAddress({ context, code, locale, parameters }: AccountContext) {
  const { user } = context
  const [known, book, record, draft] = await Promise.all([
    code === '' ? undefined : fetchAddress(context, code),
    listAddresses(context),
    fetchUser(context),
    readAddressDraft(firstParam(parameters, REJECTED_FORM_PARAMETER), user.id),
  ])
  if (known !== undefined && !known.ok) return known
  if (!book.ok) return book
  if (!record.ok) return record
  const { defaultCountry } = getSite(locale)
  const onRecord = known === undefined ? { country: defaultCountry } : valuesOfAddress(known.value)
  const values = draft?.values ?? onRecord
  const country = draft?.asked?.review.entered.country ?? values.country ?? ''
  const lists = await loadAddressLists(locale, country, defaultCountry)
  if (!lists.ok) return lists
  return ok({
    known: known?.value,
    isFirst: book.value.length === 0,
    isFull: known === undefined && book.value.length >= MOST_ADDRESSES,
    ownNames: ownNamesOf(record.value),
    draft,
    values,
    lists: lists.value,
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadAddress>>, { ok: true }>

export type AddressPageData = Loaded['value']

/** Whether the form is shown again with errors. */
export const hasAddressErrors = async ({
  parameters,
}: Pick<AccountContext, 'parameters'>): Promise<boolean> => {
  const session = await readSession()
  const user = session.state === 'signedIn' ? session.user.id : undefined
  const draft = await readAddressDraft(firstParam(parameters, REJECTED_FORM_PARAMETER), user)
  return draft?.errors !== undefined
}
