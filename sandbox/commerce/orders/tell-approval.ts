import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type ApprovalEvent, approvalMail } from '../mails/approval-mails.ts'
import { approversOf } from '../organizations/approvers.ts'
import type { StoredOrder } from './order-row.ts'

type Telling = Pick<Commerce, 'database' | 'mail' | 'storeOrigins'>

type Answer = { event: ApprovalEvent; comment?: string | undefined }

const tell = (
  { database, mail, storeOrigins }: Telling,
  context: CustomerContext,
  order: StoredOrder,
  { to, ...answer }: Answer & { to: string },
): void => {
  const recipient = findCustomer(database, to)
  if (recipient === undefined || recipient.email === '') return
  const { site } = context.market
  const language = site.languages.find(known => known === recipient.language) ?? context.market.language
  const { organization, user, totalPriceWithTax } = order.snapshot
  mail.send(
    approvalMail(
      { email: recipient.email, name: fullName(recipient), language },
      {
        ...answer,
        values: {
          order: String(order.code),
          buyer: user.name,
          approver: fullName(context.customer),
          organization: organization?.name ?? '',
          total: totalPriceWithTax?.formattedValue ?? '',
        },
        href: `${storeOrigins[0] ?? ''}/store/${site.uid}/${language}/my-account/order-history/${order.code}`,
      },
    ),
  )
}

/** Mails the approvers of an organisation about an order that needs approval. */
export function askApprovers(telling: Telling, context: CustomerContext, order: StoredOrder): void {
  if (!order.holdReasons.includes('APPROVAL')) return
  const { customerId } = shelfOf(context)
  const approvers = approversOf(telling.database, order.organizationUid ?? '')
  for (const to of approvers.filter(id => id !== customerId))
    tell(telling, context, order, { event: 'orderToApprove', to })
}

/** Mails the decision to the buyer. */
export const tellDecision = (
  telling: Telling,
  context: CustomerContext,
  order: StoredOrder,
  answer: Answer,
): void => tell(telling, context, order, { ...answer, to: order.customerId })
