import { LetterAddress } from '@/components/address/letter-address'
import { EntryActions, EntryButton, EntryLink } from '@/components/page/entry-actions'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { BookAddress } from '@/lib/addresses/address-book.server'
import { searchedBookPath } from '@/lib/addresses/address-book-address'
import { isDefault } from '@/lib/addresses/address-record'
import { isVerified } from '@/lib/backends/commerce/postal-address'
import { formatInternational } from '@/lib/format/phone'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { addressActionsPath } from '@/lib/site/address-book-paths'
import { withParameter } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { shortAddress } from '@/lib/validation/letter-lines'

type Props = {
  locale: Locale
  address: BookAddress
  /** uid of the organization that owns the address; empty for an address of the user. */
  organisation: string
  /** Text that the book is searched for; empty for all. */
  search: string
  /** Hidden fields of the forms that change it; undefined if the user may not change it. */
  hidden: HiddenFieldValues | undefined
  /** Whether there is no other address that could become the default. */
  isOnly: boolean
}

/** An address of an address book, with badges and actions. */
export function AddressCard({ hidden, ...props }: Props) {
  const { locale, address } = props
  const t = getTranslator(locale, 'addressBook')
  const { attention, phone } = address
  return (
    <Card>
      <Badges locale={locale} address={address} />
      <LetterAddress address={address} />
      {attention !== undefined && <p className="mt-2 wrap-anywhere">{t('attention', { name: attention })}</p>}
      {phone !== undefined && <p className="mt-2">{t('phone', { number: formatInternational(phone) })}</p>}
      {hidden !== undefined && <Actions {...props} hidden={hidden} />}
      {hidden !== undefined && isDefault(address) && (
        <p className="mt-2 text-sm text-muted">{t(props.isOnly ? 'keepOnly' : 'keepDefault')}</p>
      )}
    </Card>
  )
}

function Badges({ locale, address }: Pick<Props, 'locale' | 'address'>) {
  const t = getTranslator(locale, 'addressBook')
  const { addressType, defaultAddress, defaultBillingAddress, verificationResult } = address
  const verified = verificationResult !== undefined && isVerified(verificationResult)
  return (
    <p className="mb-3 flex flex-wrap gap-2 empty:hidden">
      {defaultAddress && <Badge tone="accent">{t('defaultDelivery')}</Badge>}
      {defaultBillingAddress && <Badge tone="accent">{t('defaultBilling')}</Badge>}
      {addressType !== undefined && <Badge>{t(`types.${addressType}`)}</Badge>}
      {verificationResult !== undefined && (
        <Badge tone={verified ? 'success' : 'warm'}>{t(verified ? 'verified' : 'asEntered')}</Badge>
      )}
    </p>
  )
}

type ActionsProps = Omit<Props, 'hidden'> & { hidden: HiddenFieldValues }

function Actions({ locale, address, organisation, search, hidden }: ActionsProps) {
  const t = getTranslator(locale, 'addressBook')
  const { id, defaultAddress, defaultBillingAddress } = address
  const name = { address: shortAddress(address) }
  return (
    <EntryActions
      action={addressActionsPath(locale, organisation)}
      hidden={hidden}
      field={{ name: 'address', value: id }}
    >
      <input type="hidden" name="organisation" value={organisation} />
      <EntryLink
        href={accountDetailPath(locale, 'addressBook', id)}
        label={t('edit')}
        fullLabel={t('editNamed', name)}
      />
      {!isDefault(address) && (
        <EntryLink
          href={withParameter(searchedBookPath(locale, search), DELETE_PARAMETER, id)}
          label={t('delete')}
          fullLabel={t('deleteNamed', name)}
        />
      )}
      {!defaultAddress && (
        <EntryButton
          intent="default-delivery"
          label={t('makeDelivery')}
          fullLabel={t('makeDeliveryNamed', name)}
        />
      )}
      {!defaultBillingAddress && (
        <EntryButton
          intent="default-billing"
          label={t('makeBilling')}
          fullLabel={t('makeBillingNamed', name)}
        />
      )}
    </EntryActions>
  )
}
