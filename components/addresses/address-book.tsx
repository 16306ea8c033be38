import { ButtonLink } from '@/components/ui/button'
import type { BookAddress } from '@/lib/addresses/address-book.server'
import type { AddressBookData } from '@/lib/addresses/load-address-book.server'
import { SEARCHED_FROM, searchAddresses } from '@/lib/addresses/search-addresses'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { newAddressPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { AddressCard } from './address-card'
import { AddressSearch } from './address-search'
import { DeleteQuestion } from './delete-question'
import { OrganisationAddresses } from './organisation-addresses'

type Props = {
  locale: Locale
  book: AddressBookData
  /** Text that the list is searched for; empty for all. */
  search: string
  /** Id of the address whose deletion is to be confirmed. */
  toDelete: string
  hidden: HiddenFieldValues
}

/** The user's addresses with their actions, and the addresses of their organizations. */
export function AddressBook({ locale, book, search, toDelete, hidden }: Props) {
  const { addresses, organisations } = book
  const shown = searched(addresses, search)
  const all = [...addresses, ...organisations.flatMap(each => each.addresses ?? [])]
  return (
    <>
      <Summary locale={locale} count={addresses.length} />
      <Deletion {...{ locale, book, search, toDelete, hidden }} />
      {(all.length > SEARCHED_FROM || search !== '') && (
        <AddressSearch {...{ locale, search }} found={searched(all, search).length} />
      )}
      <ul className="mt-6 grid gap-4 empty:hidden sm:grid-cols-2">
        {shown.map(address => (
          <li key={address.id}>
            <AddressCard
              {...{ locale, address, search, hidden }}
              organisation=""
              isOnly={addresses.length === 1}
            />
          </li>
        ))}
      </ul>
      {organisations.map(organisation => (
        <OrganisationAddresses key={organisation.uid} {...{ locale, organisation, search, hidden }} />
      ))}
    </>
  )
}

const searched = (addresses: readonly BookAddress[], search: string): readonly BookAddress[] =>
  search === '' ? addresses : searchAddresses(addresses, search)

/** Asks for confirmation before the address in the query string is deleted, if the user may change it. */
function Deletion({ locale, book, search, toDelete, hidden }: Props) {
  const own = { organisation: undefined, addresses: book.addresses }
  const administered = book.organisations.filter(({ isAdministrator }) => isAdministrator)
  const books = [
    own,
    ...administered.map(organisation => ({ organisation, addresses: organisation.addresses ?? [] })),
  ]
  for (const { organisation, addresses } of books) {
    const address = addresses.find(({ id }) => id === toDelete)
    if (address !== undefined)
      return <DeleteQuestion {...{ locale, address, organisation, search, hidden }} />
  }
  return null
}

/** Purpose, number and limit of the addresses, and the link that adds one. */
function Summary({ locale, count }: { locale: Locale; count: number }) {
  const t = getTranslator(locale, 'addressBook')
  if (count >= MOST_ADDRESSES) return <p className="mt-3 max-w-prose text-lg">{t('full')}</p>
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t(count === 0 ? 'empty.title' : 'intro')}</p>
      {count === 0 ? (
        <p className="mt-2 max-w-prose">{t('empty.text')}</p>
      ) : (
        <p className="mt-1 text-muted">{t('count', { count, most: MOST_ADDRESSES })}</p>
      )}
      <p className="no-print mt-6">
        <ButtonLink href={newAddressPath(locale)}>{t('add')}</ButtonLink>
      </p>
    </>
  )
}
