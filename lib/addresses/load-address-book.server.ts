import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listUnitAddresses } from '@/lib/backends/commerce/unit-addresses.server'
import type { Address } from '@/lib/contract/commerce/address'
import { isAdministered, isLinkedOrganization, toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { BookAddress } from './address-book.server'

/** Address book of one of the user's organizations. */
export type OrganisationBook = {
  uid: string
  name: string
  isAdministrator: boolean
  /** Whether it is the acting account. */
  isActing: boolean
  /** Undefined if they cannot be loaded. */
  addresses: readonly BookAddress[] | undefined
}

export type AddressBookData = {
  addresses: readonly Address[]
  organisations: readonly OrganisationBook[]
}

type Organisations = Extract<Awaited<ReturnType<typeof listOrganisations>>, { ok: true }>['value']

/**
 * Loads the user's addresses and those of their organizations, the acting account first. If the organizations
 * cannot be loaded, only the user's.
 * @param readActing returns which of the user's accounts is the acting one
 */
export async function loadAddressBook(
  context: SignedInContext,
  readActing: (organisations: Organisations) => Promise<string | undefined>,
): Promise<Result<AddressBookData, Problem>> {
  const [addresses, organisations] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!addresses.ok) return addresses
  const all = organisations.ok ? organisations.value : []
  const linked = all.filter(isLinkedOrganization)
  const [acting, ...books] = await Promise.all([
    readActing(all),
    ...linked.map(({ uid }) => listUnitAddresses(context, uid)),
  ])
  const shown = linked.map((organisation, index) => {
    const book = books[index]
    return {
      uid: organisation.uid,
      name: organisation.name,
      isAdministrator: isAdministered(toAccountView(organisation)),
      isActing: organisation.uid === acting,
      addresses: book?.ok === true ? book.value : undefined,
    }
  })
  return ok({
    addresses: addresses.value,
    organisations: shown.toSorted((one, other) => Number(other.isActing) - Number(one.isActing)),
  })
}
