import { LetterAddress } from '@/components/address/letter-address'
import { shortAddress } from '@/components/address/letter-lines'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Address } from '@/lib/contract/commerce/address'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDeletePath, accountDetailPath } from '@/lib/site/account-pages'
import { addressActionsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  address: Address
  hidden: HiddenFieldValues
  /** Whether there is no other address that could become the default. */
  isOnly: boolean
}

const isDefault = ({ defaultAddress, defaultBillingAddress }: Address): boolean =>
  defaultAddress === true || defaultBillingAddress === true

/** An address of the book with its marks and actions. */
export function AddressCard(props: Props) {
  const { locale, address } = props
  const t = getTranslator(locale, 'addressBook')
  const { attention, phone } = address
  return (
    <Card>
      <Badges locale={locale} address={address} />
      <LetterAddress address={address} />
      {attention !== undefined && <p className="mt-2 wrap-anywhere">{t('attention', { name: attention })}</p>}
      {phone !== undefined && <p className="mt-2">{t('phone', { number: phone })}</p>}
      <Actions {...props} />
      {isDefault(address) && (
        <p className="mt-2 text-sm text-muted">{t(props.isOnly ? 'keepOnly' : 'keepDefault')}</p>
      )}
    </Card>
  )
}

function Badges({ locale, address }: Pick<Props, 'locale' | 'address'>) {
  const t = getTranslator(locale, 'addressBook')
  const { addressType, defaultAddress, defaultBillingAddress, verificationResult } = address
  const isVerified =
    verificationResult?.result === 'VERIFIED' ||
    (verificationResult !== undefined && verificationResult.choice !== 'AS_ENTERED')
  return (
    <p className="mb-3 flex flex-wrap gap-2 empty:hidden">
      {defaultAddress && <Badge tone="accent">{t('defaultDelivery')}</Badge>}
      {defaultBillingAddress && <Badge tone="accent">{t('defaultBilling')}</Badge>}
      {addressType !== undefined && <Badge>{t(`types.${addressType}`)}</Badge>}
      {verificationResult !== undefined && (
        <Badge tone={isVerified ? 'success' : 'warm'}>{t(isVerified ? 'verified' : 'asEntered')}</Badge>
      )}
    </p>
  )
}

function Actions({ locale, address, hidden }: Props) {
  const t = getTranslator(locale, 'addressBook')
  const { id, defaultAddress, defaultBillingAddress } = address
  const name = { address: shortAddress(address) }
  return (
    <form
      method="post"
      action={addressActionsPath(locale)}
      className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1"
    >
      <HiddenFields {...hidden} />
      <input type="hidden" name="address" value={id} />
      <ButtonLink
        href={accountDetailPath(locale, 'addressBook', id)}
        variant="quiet"
        aria-label={t('editNamed', name)}
      >
        {t('edit')}
      </ButtonLink>
      {!isDefault(address) && (
        <ButtonLink
          href={accountDeletePath(locale, 'addressBook', id)}
          variant="quiet"
          aria-label={t('deleteNamed', name)}
        >
          {t('delete')}
        </ButtonLink>
      )}
      {!defaultAddress && (
        <Button
          type="submit"
          variant="quiet"
          name="intent"
          value="default-delivery"
          aria-label={t('makeDeliveryNamed', name)}
        >
          {t('makeDelivery')}
        </Button>
      )}
      {!defaultBillingAddress && (
        <Button
          type="submit"
          variant="quiet"
          name="intent"
          value="default-billing"
          aria-label={t('makeBillingNamed', name)}
        >
          {t('makeBilling')}
        </Button>
      )}
    </form>
  )
}
