import 'server-only'
import { type AddressDefaults, isAddressInUse } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import type { AddressAction } from './address-action'
import { type AddressBook, isRefused, openAddressBook } from './address-book.server'
import { isDefault } from './address-record'
import { backToAddressBook } from './back-to-address-book'

const DEFAULTS = {
  'default-delivery': { defaultAddress: true },
  'default-billing': { defaultBillingAddress: true },
} as const satisfies Record<string, AddressDefaults>

type Outcome = ResultOf<NextResult>

/** Deletes an address of an address book, or makes it a default. */
export async function changeAddress(
  context: SignedInContext,
  { intent, address, organisation }: AddressAction & { organisation: string },
): Promise<Outcome> {
  const { locale } = context
  const book = await openAddressBook(context, organisation)
  if (!book.ok) return failedBy(book.error)
  if (book.value === undefined) return backToAddressBook(locale, 'notAdministrator')
  if (intent === 'delete') return removeAddress(locale, book.value, address)
  const changed = await book.value.makeDefault(address, DEFAULTS[intent])
  return changed.ok ? backToAddressBook(locale, 'defaultSet') : refusedBy(locale, changed.error, 'gone')
}

/** Deletes an address, unless it is a default or an open order is delivered or invoiced there. */
async function removeAddress(locale: Locale, book: AddressBook, id: string): Promise<Outcome> {
  const address = book.addresses.find(known => known.id === id)
  if (address === undefined) return backToAddressBook(locale, 'gone')
  if (isDefault(address)) return backToAddressBook(locale, 'isDefault')
  const deleted = await book.remove(id)
  return deleted.ok ? backToAddressBook(locale, 'deleted') : refusedBy(locale, deleted.error, 'deleted')
}

/** @param gone outcome to report if commerce responds that the address does not exist */
function refusedBy(locale: Locale, problem: Problem, gone: 'gone' | 'deleted'): Outcome {
  if (problem.status === 404) return backToAddressBook(locale, gone)
  if (isRefused(problem)) return backToAddressBook(locale, 'notAdministrator')
  if (!isAddressInUse(problem)) return failedBy(problem)
  return backToAddressBook(locale, problem.details?.[0]?.reason === 'default' ? 'isDefault' : 'inUse')
}
