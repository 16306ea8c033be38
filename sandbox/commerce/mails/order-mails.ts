import type { Price } from '../../../lib/contract/commerce/catalogue/price.ts'
import type { Consignment } from '../../../lib/contract/commerce/order/consignment.ts'
import type { Order } from '../../../lib/contract/commerce/order/order.ts'
import type { ReturnRequest } from '../../../lib/contract/commerce/order/return-request.ts'
import type { Mail } from '../../context.ts'
import { eventMail, type MailRecipient } from './event-mail.ts'
import { fill, type MailTexts, mailTexts } from './mail-texts.ts'

type Said = Parameters<typeof eventMail>[1] & {
  /** The quote that the order was placed from. */
  quote?: string | undefined
}

/** A mail about an order; none to somebody without an email address. */
const mail = (recipient: MailRecipient, { quote, ...said }: Said): Mail | undefined => {
  if (recipient.email === '') return undefined
  const { quoted } = mailTexts(recipient.language)
  return eventMail(recipient, { ...said, closing: quote === undefined ? [] : [fill(quoted, { quote })] })
}

/** The sums of an order, which add up; taxes that the prices include follow the total. */
const sumsOf = (order: Order, { sums }: MailTexts): readonly string[] => {
  const { net, subTotal, totalDiscounts, deliveryCost, totalTax, totalPriceWithTax } = order
  const all: readonly (readonly [keyof MailTexts['sums'], Price | undefined])[] = [
    ['subtotal', subTotal],
    ['discounts', totalDiscounts],
    ['delivery', deliveryCost],
    ...(net ? [['tax', totalTax] as const] : []),
    ['total', totalPriceWithTax],
    ...(net ? [] : [['includedTax', totalTax] as const]),
  ]
  return all.flatMap(([sum, price]) =>
    price === undefined ? [] : [fill(sums[sum], { amount: price.formattedValue ?? '' })],
  )
}

const linesOf = ({ entries }: Pick<Order, 'entries'>) =>
  entries.map(({ quantity, product, totalPrice }) => ({
    quantity,
    name: product.name,
    amount: totalPrice?.formattedValue,
  }))

/** The confirmation of an order: that it was received, or that it waits, and why. */
export const receivedMail = (recipient: MailRecipient, order: Order): Mail | undefined => {
  const texts = mailTexts(recipient.language)
  const { code, sapQuoteCode: quote, holdReasons = [] } = order
  return mail(recipient, {
    event: holdReasons.length === 0 ? 'received' : 'held',
    values: { order: code },
    quote,
    more: holdReasons.map(reason => texts.holds[reason]),
    lines: linesOf(order),
    sums: sumsOf(order, texts),
  })
}

/** The mail to a qualified user whom the customer invited; none where nobody was. */
export const invitationMail = (order: Order, language: string): Mail | undefined => {
  const { qualifiedUser, holdReasons = [], organization, user, entries, code } = order
  if (qualifiedUser === undefined || !holdReasons.includes('QUALIFIED_USER')) return undefined
  return mail(
    { email: qualifiedUser.uid, name: '', language },
    {
      event: 'invitation',
      values: { order: code, buyer: user.name, organization: organization?.name ?? '' },
      more: [mailTexts(language).mails.invitation.then],
      lines: entries.map(({ quantity, product }) => ({ quantity, name: product.name })),
    },
  )
}

/** That a parcel has left, and what is in it. */
export const shippedMail = (
  recipient: MailRecipient,
  { code, sapQuoteCode: quote }: Pick<Order, 'code' | 'sapQuoteCode'>,
  parcel: Consignment,
  number: number,
): Mail | undefined => {
  const { carrierDetails, trackingID = '', trackingUrl = '', entries } = parcel
  return mail(recipient, {
    event: 'shipped',
    quote,
    values: {
      order: code,
      parcel: String(number),
      carrier: carrierDetails?.name ?? '',
      tracking: trackingID,
    },
    lines: entries.map(({ quantity, orderEntry }) => ({ quantity, name: orderEntry.product.name })),
    links: [{ label: mailTexts(recipient.language).links.track, href: trackingUrl }],
  })
}

/** That the digital items can be used, or that their account has to be activated first. */
export const digitalMail = (recipient: MailRecipient, order: Order): Mail | undefined => {
  const { digitalDelivery, entries, code, sapQuoteCode: quote } = order
  const values = { order: code }
  if (digitalDelivery?.status === 'ACTIVATION')
    return mail(recipient, {
      event: 'activation',
      values,
      quote,
      links: [{ label: mailTexts(recipient.language).links.activate, href: activationAddress(code) }],
    })
  const digital = entries.filter(({ entryNumber }) => digitalDelivery?.entryNumbers.includes(entryNumber))
  return mail(recipient, {
    event: 'credited',
    values,
    quote,
    lines: digital.map(({ quantity, product }) => ({ quantity, name: product.name })),
  })
}

/** The scoring platform's page, which is none of this service. */
const activationAddress = (code: string): string => `https://scoring.example/activate/${code}`

/** That an order, or some of its units, will not be delivered. */
export const cancelledMail = (recipient: MailRecipient, order: Order): Mail | undefined => {
  const isWhole = order.status === 'CANCELLED' || order.status === 'CANCELLING'
  const cancelled = order.entries.filter(({ cancelledQuantity = 0 }) => cancelledQuantity > 0)
  return mail(recipient, {
    event: isWhole ? 'cancelled' : 'unitsCancelled',
    values: { order: order.code },
    quote: order.sapQuoteCode,
    lines: cancelled.map(({ cancelledQuantity = 0, product, cancelledItemsPrice }) => ({
      quantity: cancelledQuantity,
      name: product.name,
      amount: cancelledItemsPrice?.formattedValue,
    })),
  })
}

/** That goods can be sent back. */
export const returnMail = (recipient: MailRecipient, request: ReturnRequest): Mail | undefined =>
  mail(recipient, {
    event: 'returnAccepted',
    values: {
      rma: request.rma,
      address: request.returnAddress,
      refund: request.totalPrice.formattedValue ?? '',
    },
    lines: request.returnEntries.map(({ expectedQuantity, orderEntry }) => ({
      quantity: expectedQuantity,
      name: orderEntry.product.name,
    })),
  })

/** The code by which somebody who is not signed in sees an order. */
export const lookupMail = (recipient: MailRecipient, order: number, code: string): Mail | undefined =>
  mail(recipient, { event: 'lookupCode', values: { order: String(order) }, code })
