import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatInternational } from '@/lib/format/phone'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { billingText } from './billing-text'
import { inventoryText } from './inventory-text'
import { organizationText } from './organization-text'
import { paymentText } from './payment-text'

/** `href`: the page of what the fact names; `document`: the file that it names. */
type OrderFact = {
  term: string
  fact: string | OrganizationAddress
  href?: string
  document?: NonNullable<Order['purchaseOrderDocument']>
}

/** For whom, to where and how an order was placed, as far as it is known. */
export function orderFacts(locale: Locale, order: Order): readonly OrderFact[] {
  const t = getTranslator(locale, 'orders')
  const support = getTranslator(locale, 'support')
  const { organization, qualifiedUser, deliveryAddress, deliveryMode, inventoryAccount, certificate } = order
  const document = order.purchaseOrderDocument
  const facts: readonly (readonly [
    term: string,
    fact: OrderFact['fact'] | false | undefined,
    more?: Pick<OrderFact, 'document'> | undefined,
  ])[] = [
    [t('facts.by'), order.user.name],
    [support('assisted.term'), order.assistedBySupport && support('assisted.by')],
    [t('facts.account'), organization && organizationText(locale, organization)],
    [t('facts.qualifiedUser'), qualifiedUser?.name],
    [t('facts.to'), deliveryAddress],
    [t('facts.attention'), deliveryAddress?.attention],
    [t('facts.phone'), deliveryAddress?.phone && formatInternational(deliveryAddress.phone)],
    [t('facts.receivingHours'), order.receivingHours],
    [t('facts.delivery'), deliveryMode?.name],
    [t('facts.inventoryAccount'), inventoryAccount && inventoryText(locale, inventoryAccount)],
    [t('facts.payment'), paymentText(locale, order)],
    [t('facts.purchaseOrder'), order.purchaseOrderNumber],
    [t('review.document'), document?.fileName, document && { document }],
    [t('mend.certificate.label'), certificate?.fileName, certificate && { document: certificate }],
    [t('facts.billing'), billingText(locale, order)],
    [t('facts.vatNumber'), order.vatNumber],
  ]
  const quote = order.sapQuoteCode
  return [
    ...(quote === undefined
      ? []
      : [{ term: t('facts.quote'), fact: quote, href: accountDetailPath(locale, 'quotes', quote) }]),
    ...facts.flatMap(([term, fact, more]) =>
      fact === undefined || fact === false ? [] : [{ term, fact, ...more }],
    ),
  ]
}
