import type { PaymentTypeCode } from '../../../lib/contract/commerce/payment/payment-type.ts'
import type { Translated } from './translated.ts'

/** Ways to pay as customers know them. */
export const PAYMENT_TYPE_NAMES: Readonly<Record<PaymentTypeCode, Translated>> = {
  CARD: { en: 'Card', fr: 'Carte de crédit', nl: 'Creditcard', es: 'Tarjeta' },
  ACCOUNT: { en: 'On account', fr: 'Sur compte', nl: 'Op rekening', es: 'A cuenta' },
  PURCHASE_ORDER: {
    en: 'Purchase order',
    fr: 'Bon de commande',
    nl: 'Inkooporder',
    es: 'Pedido de compra',
  },
  BANK_TRANSFER: {
    en: 'Bank transfer',
    fr: 'Virement bancaire',
    nl: 'Bankoverschrijving',
    es: 'Transferencia bancaria',
  },
}

/**
 * Sums in minor units, as before tax: on account, a purchase order is required from `requiredFrom` on; a
 * purchase order is accepted between the other two.
 */
export const PURCHASE_ORDER_SUMS = { requiredFrom: 50_000, minimum: 2_500, maximum: 2_500_000 } as const
