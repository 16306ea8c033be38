import 'server-only'
import {
  type AddressDefaults,
  deleteAddress,
  isAddressInUse,
  listAddresses,
  makeDefaultAddress,
} from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { isDefault } from './address-record'

const DEFAULTS = {
  'default-delivery': { defaultAddress: true },
  'default-billing': { defaultBillingAddress: true },
} as const satisfies Record<string, AddressDefaults>

type Message = 'saved' | 'deleted' | 'gone' | 'defaultSet' | 'isDefault' | 'inUse'

const TONES: Readonly<Record<Message, 'success' | 'caution'>> = {
  saved: 'success',
  deleted: 'success',
  defaultSet: 'success',
  gone: 'caution',
  isDefault: 'caution',
  inUse: 'caution',
}

/** The address book, with a message about what was done. */
export const backToBook = (locale: Locale, message: Message): NextResult => ({
  kind: 'next',
  href: accountPath(locale, 'addressBook'),
  flash: {
    tone: TONES[message],
    message: getTranslator(locale, 'addressBook')(`done.${message}`),
    lines: [],
  },
})

/** Makes an address of the book the default of deliveries or invoices. */
export async function makeDefault(
  context: SignedInContext,
  id: string,
  use: keyof typeof DEFAULTS,
): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const changed = await makeDefaultAddress(context, id, DEFAULTS[use])
  if (changed.ok) return backToBook(locale, 'defaultSet')
  return changed.error.status === 404 ? backToBook(locale, 'gone') : failedBy(changed.error)
}

/** Deletes an address of the book, unless it is a default or an open order is delivered there. */
export async function removeAddress(context: SignedInContext, id: string): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const book = await listAddresses(context)
  if (!book.ok) return failedBy(book.error)
  const address = book.value.find(known => known.id === id)
  if (address === undefined) return backToBook(locale, 'gone')
  if (isDefault(address)) return backToBook(locale, 'isDefault')
  const deleted = await deleteAddress(context, id)
  if (deleted.ok || deleted.error.status === 404) return backToBook(locale, 'deleted')
  return isAddressInUse(deleted.error) ? backToBook(locale, 'inUse') : failedBy(deleted.error)
}
