import type { Mail } from '../../context.ts'
import { fill, mailTexts } from './mail-texts.ts'
import type { MailRecipient } from './order-mails.ts'
import { renderMail } from './render-mail.ts'

export type ApprovalEvent = 'orderToApprove' | 'orderApproved' | 'orderDeclined'

type Told = {
  event: ApprovalEvent
  values: Readonly<Record<'order' | 'buyer' | 'approver' | 'organization' | 'total', string>>
  /** What the approver says about a decline. */
  comment?: string | undefined
  href: string
}

/** A mail about an order that an approver has to answer, or has answered. */
export function approvalMail(
  { email, name, language }: MailRecipient,
  { event, values, comment, href }: Told,
): Mail {
  const { mails, sender, links } = mailTexts(language)
  const written = (text: string) => fill(text, { name, ...values })
  const { subject, title, text } = mails[event]
  return renderMail(email, {
    language,
    sender,
    subject: written(subject),
    title: written(title),
    paragraphs: [written(text), ...(comment ? [`“${comment}”`] : [])],
    links: [{ label: links.order, href }],
  })
}
