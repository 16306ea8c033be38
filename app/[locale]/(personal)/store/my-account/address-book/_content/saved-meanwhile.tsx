import { LetterAddress } from '@/components/address/letter-address'
import { ChangedNote } from '@/components/form/changed-note'
import type { BookAddress } from '@/lib/addresses/address-book.server'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; address: BookAddress }

/** Edit conflict: the address saved in another tab, above the form with the values typed in this one. */
export function SavedMeanwhile({ locale, address }: Props) {
  const { addressBook, register } = getMessages(locale)
  const { form, types } = addressBook
  const { addressType, attention, phone } = address
  const onRecord = [
    { label: form.saved, value: <LetterAddress address={address} /> },
    { label: form.type, value: addressType && types[addressType] },
    { label: form.attention, value: attention },
    { label: form.phone, value: phone },
  ].filter(({ value }) => value !== undefined)
  return (
    <ChangedNote
      title={register.notices.changedTitle}
      keep={register.notices.changedKeep}
      keepHref={accountDetailPath(locale, 'addressBook', address.id)}
      onRecord={onRecord}
    />
  )
}
