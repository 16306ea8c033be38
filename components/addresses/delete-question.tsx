import { Confirmation } from '@/components/page/confirmation'
import type { BookAddress } from '@/lib/addresses/address-book.server'
import { searchedBookPath } from '@/lib/addresses/address-book-address'
import type { OrganisationBook } from '@/lib/addresses/load-address-book.server'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { addressActionsPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { shortAddress } from '@/lib/validation/letter-lines'

type Props = {
  locale: Locale
  address: BookAddress
  /** Organization that owns the address; undefined for an address of the user. */
  organisation: OrganisationBook | undefined
  /** Text that the book is searched for; empty for all. */
  search: string
  hidden: HiddenFieldValues
}

/** Confirmation before an address is deleted. */
export function DeleteQuestion({ locale, address, organisation, search, hidden }: Props) {
  const t = getTranslator(locale, 'addressBook')
  const short = shortAddress(address)
  const text =
    organisation === undefined
      ? t('ask.text', { address: short })
      : t('ask.organisationText', { address: short, name: organisation.name })
  const uid = organisation?.uid ?? ''
  return (
    <Confirmation
      texts={{ title: t('ask.title'), text, yes: t('ask.yes'), no: t('ask.no') }}
      action={addressActionsPath(locale, uid)}
      hidden={hidden}
      intent="delete"
      fields={{ address: address.id, organisation: uid }}
      cancelHref={searchedBookPath(locale, search)}
    />
  )
}
