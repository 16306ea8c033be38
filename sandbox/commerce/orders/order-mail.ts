import type { Price } from '../../../lib/contract/commerce/catalogue/price.ts'
import type { Order } from '../../../lib/contract/commerce/order/order.ts'
import type { Mail } from '../../context.ts'
import {
  INVITATION_MAIL,
  type MailSum,
  ORDER_MAIL,
  ORDER_MAIL_SUMS,
} from '../../seed/reference/order-mail.ts'
import { translate } from '../reference/coded-lists.ts'

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '')

/** The sums of an order, which add up; taxes that the prices include follow the total. */
const sumsOf = (order: Order): readonly (readonly [MailSum, Price | undefined])[] => {
  const { net, subTotal, totalDiscounts, deliveryCost, totalTax, totalPriceWithTax } = order
  return [
    ['subtotal', subTotal],
    ['discounts', totalDiscounts],
    ['delivery', deliveryCost],
    ...(net ? [['tax', totalTax] as const] : []),
    ['total', totalPriceWithTax],
    ...(net ? [] : [['includedTax', totalTax] as const]),
  ]
}

/** The confirmation of an order; none for a customer without an email address. */
export const orderMail = (
  order: Order,
  { email, name, language }: { email: string; name: string; language: string },
): Mail | undefined => {
  if (email === '') return undefined
  const lines = order.entries.map(
    ({ quantity, product, totalPrice }) =>
      `${quantity} × ${product.name}: ${totalPrice?.formattedValue ?? ''}`,
  )
  const sums = sumsOf(order).flatMap(([sum, price]) =>
    price === undefined
      ? []
      : fill(translate(ORDER_MAIL_SUMS[sum], language), { amount: price.formattedValue ?? '' }),
  )
  const values = { order: order.code, name, lines: lines.join('\n'), sums: sums.join('\n') }
  const held = order.holdReasons === undefined ? '' : translate(ORDER_MAIL.held, language)
  return {
    to: email,
    subject: fill(translate(ORDER_MAIL.subject, language), values),
    text: fill(translate(ORDER_MAIL.body, language), values) + held,
  }
}

/** The mail to a qualified user whom the customer invited; none where nobody was. */
export const invitationMail = (order: Order, language: string): Mail | undefined => {
  const { qualifiedUser, holdReasons = [], organization, user, entries } = order
  if (qualifiedUser === undefined || !holdReasons.includes('QUALIFIED_USER')) return undefined
  const values = {
    order: order.code,
    buyer: user.name,
    organization: organization?.name ?? '',
    lines: entries.map(({ quantity, product }) => `${quantity} × ${product.name}`).join('\n'),
  }
  return {
    to: qualifiedUser.uid,
    subject: fill(translate(INVITATION_MAIL.subject, language), values),
    text: fill(translate(INVITATION_MAIL.body, language), values),
  }
}
