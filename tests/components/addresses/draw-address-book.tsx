import { render, screen } from '@testing-library/react'
import { AddressBook } from '@/components/addresses/address-book'
import type { AddressBookData } from '@/lib/addresses/load-address-book.server'
import type { Address } from '@/lib/contract/commerce/address'
import { getMessages } from '@/lib/i18n/messages'

export const LOCALE = 'en-us'
export const TEXTS = getMessages(LOCALE).addressBook
const HIDDEN = { submissionKey: 'k1', formOwner: 'o1' }

export const ADDRESS: Address = {
  id: 'a1',
  firstName: 'Nora',
  lastName: 'Vale',
  line1: '1 Elm Street',
  town: 'Utica',
  country: { isocode: 'US' },
}

export const numbered = (count: number): readonly Address[] =>
  Array.from({ length: count }, (_, index) => ({
    ...ADDRESS,
    id: `a${index + 1}`,
    line1: `${index + 1} Elm Street`,
  }))

type Drawn = {
  isAgent?: true
  search?: string
  toDelete?: string
  organisations?: AddressBookData['organisations']
}

export const draw = (
  addresses: readonly Address[],
  { search = '', toDelete = '', organisations = [], isAgent }: Drawn = {},
) =>
  render(
    <AddressBook
      locale={LOCALE}
      book={{ addresses, organisations }}
      hidden={{ ...HIDDEN, ...(isAgent && { isAgent }) }}
      {...{ search, toDelete }}
    />,
  )

export const linesOf = (entry: HTMLElement) =>
  [...(entry.querySelector('address')?.children ?? [])].map(line => line.textContent)

export const addLink = () => screen.queryByRole('link', { name: TEXTS.add })
