import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listUnitAddresses } from '@/lib/backends/commerce/unit-addresses.server'
import type { Address } from '@/lib/contract/commerce/address'
import { isAdministered, linkOf, toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { BookAddress } from './address-book.server'

/** The addresses of an organization of the user. */
export type OrganisationBook = {
  uid: string
  name: string
  isAdministrator: boolean
  /** Whether the user orders for it now. */
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
 * The user's addresses and those of their organizations, that of the acting account first; without the latter
 * if they cannot be loaded.
 * @param readActing which of the user's accounts is the acting one
 */
export async function loadAddressBook(
  context: SignedInContext,
  readActing: (organisations: Organisations) => Promise<string | undefined>,
): Promise<Result<AddressBookData, Problem>> {
  const [addresses, organisations] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!addresses.ok) return addresses
  const all = organisations.ok ? organisations.value : []
  const linked = all.filter(
    organisation => organisation.accountType === 'ORGANIZATION' && linkOf(organisation) === 'linked',
  )
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
