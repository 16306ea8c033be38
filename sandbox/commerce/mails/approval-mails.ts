import type { Mail } from '../../context.ts'
import { eventMail, type MailRecipient } from './event-mail.ts'
import { mailTexts } from './mail-texts.ts'

export type ApprovalEvent = 'orderToApprove' | 'orderApproved' | 'orderDeclined'

type Told = {
  event: ApprovalEvent
  values: Readonly<Record<'order' | 'buyer' | 'approver' | 'organization' | 'total', string>>
  /** The approver's comment. */
  comment?: string | undefined
  href: string
}

/** A mail about an order that needs approval, or was approved or declined. */
export const approvalMail = (recipient: MailRecipient, { comment, href, ...told }: Told): Mail =>
  eventMail(recipient, {
    ...told,
    values: { ...told.values, comment: comment ?? '' },
    more: comment ? ['“{comment}”'] : [],
    links: [{ label: mailTexts(recipient.language).links.order, href }],
  })
