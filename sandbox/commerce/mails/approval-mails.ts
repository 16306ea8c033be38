import type { Mail } from '../../context.ts'
import { eventMail, type MailRecipient } from './event-mail.ts'
import { mailTexts } from './mail-texts.ts'

export type ApprovalEvent = 'orderToApprove' | 'orderApproved' | 'orderDeclined'

type Told = {
  event: ApprovalEvent
  values: Readonly<Record<'order' | 'buyer' | 'approver' | 'organization' | 'total', string>>
  /** What the approver says about a decline. */
  comment?: string | undefined
  href: string
}

/** A mail about an order that an approver has to answer, or has answered. */
export const approvalMail = (recipient: MailRecipient, { comment, href, ...told }: Told): Mail =>
  eventMail(recipient, {
    ...told,
    values: { ...told.values, comment: comment ?? '' },
    more: comment ? ['“{comment}”'] : [],
    links: [{ label: mailTexts(recipient.language).links.order, href }],
  })
