import { LetterAddress } from '@/components/address/letter-address'
import { EditConflict } from '@/components/page/edit-conflict'
import type { BookAddress } from '@/lib/addresses/address-book.server'
import { formatInternational } from '@/lib/format/phone'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; address: BookAddress }

/** The address that was saved after its form was rendered. */
export function AddressConflict({ locale, address }: Props) {
  const { form, types } = getMessages(locale).addressBook
  const { addressType, attention, phone } = address
  return (
    <EditConflict
      locale={locale}
      keepHref={accountDetailPath(locale, 'addressBook', address.id)}
      onRecord={[
        { label: form.saved, value: <LetterAddress address={address} /> },
        { label: form.type, value: addressType && types[addressType] },
        { label: form.attention, value: attention },
        { label: form.phone, value: phone && formatInternational(phone) },
      ]}
    />
  )
}
