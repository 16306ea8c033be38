import { Confirmation } from '@/components/page/confirmation'
import { shortAddress } from '@/lib/addresses/letter-lines'
import type { Address } from '@/lib/contract/commerce/address'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { addressActionsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; address: Address; hidden: HiddenFieldValues }

/** Confirmation before an address is deleted. */
export function DeleteQuestion({ locale, address, hidden }: Props) {
  const t = getTranslator(locale, 'addressBook')
  const text = t('ask.text', { address: shortAddress(address) })
  return (
    <Confirmation
      texts={{ title: t('ask.title'), text, yes: t('ask.yes'), no: t('ask.no') }}
      action={addressActionsPath(locale)}
      hidden={hidden}
      intent="delete"
      fields={{ address: address.id }}
      cancelHref={accountPath(locale, 'addressBook')}
    />
  )
}
