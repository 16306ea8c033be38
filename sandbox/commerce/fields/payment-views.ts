import { listView, type View } from './view.ts'

export type PaymentViewName = 'CardTypeList' | 'PaymentDetails' | 'PaymentDetailsList'

/** Views of payment cards. */
export const PAYMENT_VIEWS: Readonly<
  Record<PaymentViewName, View<PaymentViewName | 'NamedCode' | 'Address'>>
> = {
  CardTypeList: listView('cardTypes', 'NamedCode'),
  PaymentDetails: {
    BASIC: 'id,cardNumber,cardType(BASIC),expiryMonth,expiryYear,accountHolderName,defaultPayment,saved',
    DEFAULT: 'billingAddress(DEFAULT),organization',
    FULL: 'billingAddress(FULL),subscriptionId',
    nested: { cardType: 'NamedCode', billingAddress: 'Address' },
  },
  PaymentDetailsList: listView('payments', 'PaymentDetails'),
}
