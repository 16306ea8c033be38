import type { ReactNode } from 'react'
import { LetterAddress } from '@/components/address/letter-address'
import { DescriptionList } from '@/components/ui/description-list'
import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { billingAddressOf } from '@/lib/orders/billing-address'
import type { Locale } from '@/lib/site/sites'
import { organizationText } from './organization-text'
import { paymentText } from './payment-text'

type Props = { locale: Locale; order: Order }

/** For whom, to where and how an order was placed, as it was ordered. */
export function OrderFacts({ locale, order }: Props) {
  const t = getTranslator(locale, 'orders')
  const { organization, qualifiedUser, deliveryAddress, deliveryMode, inventoryAccount } = order
  const billing = billingAddressOf(order)
  const facts: readonly (readonly [term: string, fact: ReactNode])[] = [
    [t('facts.by'), order.user.name],
    [t('facts.account'), organization && organizationText(locale, organization)],
    [t('facts.qualifiedUser'), qualifiedUser?.name],
    [t('facts.to'), deliveryAddress && <LetterAddress address={deliveryAddress} />],
    [t('facts.attention'), deliveryAddress?.attention],
    [t('facts.delivery'), deliveryMode?.name],
    [t('facts.inventoryAccount'), inventoryAccount?.accountNumber],
    [t('facts.payment'), paymentText(locale, order)],
    [t('facts.purchaseOrder'), order.purchaseOrderNumber],
    [t('facts.billing'), billing && <LetterAddress address={billing} />],
    [t('facts.vatNumber'), order.vatNumber],
  ]
  const known = facts.flatMap(([term, description]) =>
    description === undefined ? [] : [{ term, description }],
  )
  return <DescriptionList descriptions={known} />
}
