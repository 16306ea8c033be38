import { type AddressBook, type BookAddress, openAddressBook } from '@/lib/addresses/address-book.server'
import { fetchAddress } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

type Edited = {
  /** Undefined for a new address. */
  known: BookAddress | undefined
  book: AddressBook
  /** uid of the organization that owns the address book; empty for the user's own. */
  organisation: string
}

type Wanted = { id: string; organisation: string }

const NOT_FOUND = 404

/**
 * Finds the address to edit and its address book: the user's, or that of an organization they administer.
 * Without an id, only the address book for a new address. Undefined if the user may not change it.
 */
export async function findEditedAddress(
  context: SignedInContext,
  { id, organisation }: Wanted,
): Promise<Result<Edited | undefined, Problem>> {
  if (id === '') return ofBook(context, organisation, undefined)
  const known = await fetchAddress(context, id)
  if (known.ok) return ofBook(context, '', known.value)
  return known.error.status === NOT_FOUND ? ofOrganisations(context, id, known) : known
}

async function ofBook(
  context: SignedInContext,
  organisation: string,
  known: BookAddress | undefined,
): Promise<Result<Edited | undefined, Problem>> {
  const book = await openAddressBook(context, organisation)
  if (!book.ok) return book
  return ok(book.value && { known, book: book.value, organisation })
}

/** @param none result to return if no organization has the address */
async function ofOrganisations(
  context: SignedInContext,
  id: string,
  none: Result<never, Problem>,
): Promise<Result<Edited | undefined, Problem>> {
  const organisations = await listOrganisations(context)
  if (!organisations.ok) return organisations
  const uids = administeredOrganisations(organisations.value).map(({ uid }) => uid)
  const books = await Promise.all(uids.map(uid => openAddressBook(context, uid)))
  for (const [index, book] of books.entries()) {
    if (!book.ok) return book
    const known = book.value?.addresses.find(address => address.id === id)
    const organisation = uids[index]
    if (book.value !== undefined && known !== undefined && organisation !== undefined)
      return ok({ known, book: book.value, organisation })
  }
  return none
}
