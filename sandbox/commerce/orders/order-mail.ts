import type { Order } from '../../../lib/contract/commerce/order/order.ts'
import type { Mail } from '../../context.ts'
import { ORDER_MAIL } from '../../seed/reference/order-mail.ts'
import { translate } from '../reference/coded-lists.ts'

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '')

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
  const values = {
    order: order.code,
    name,
    lines: lines.join('\n'),
    delivery: order.deliveryCost?.formattedValue ?? '–',
    tax: order.totalTax?.formattedValue ?? '',
    total: order.totalPriceWithTax?.formattedValue ?? '',
  }
  const held = order.holdReasons === undefined ? '' : translate(ORDER_MAIL.held, language)
  return {
    to: email,
    subject: fill(translate(ORDER_MAIL.subject, language), values),
    text: fill(translate(ORDER_MAIL.body, language), values) + held,
  }
}
