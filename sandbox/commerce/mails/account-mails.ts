import type { Mail } from '../../context.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { fill, mailTexts } from './mail-texts.ts'
import { renderMail } from './render-mail.ts'

type Closure = { language: string; closesOn: string }

/** Says until when an account can be kept; `closesOn` is yyyy-mm-dd. */
export function closureMail(customer: Customer, { language, closesOn }: Closure): Mail {
  const { mails, sender } = mailTexts(language)
  const { subject, title, text } = mails.closure
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(closesOn),
  )
  const values = { name: fullName(customer), date }
  return renderMail(customer.email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(title, values),
    paragraphs: [fill(text, values)],
  })
}

type EmailChange = { language: string; email: string }

/** Asks the new mailbox to confirm a change of email. */
export const emailLinkMail = (to: string, { language, href }: { language: string; href: string }): Mail => {
  const { mails, sender, links } = mailTexts(language)
  const { subject, title, text } = mails.emailLink
  return renderMail(to, {
    ...{ language, sender, subject, title },
    paragraphs: [text],
    links: [{ label: links.confirmEmail, href }],
  })
}

/** Tells the old mailbox that a change of email waits. */
export const emailPendingMail = (to: string, change: EmailChange): Mail =>
  noticeMail(to, change, mailTexts(change.language).mails.emailPending)

/** Tells the old mailbox that the email was changed. */
export const emailChangedMail = (to: string, change: EmailChange): Mail =>
  noticeMail(to, change, mailTexts(change.language).mails.emailChanged)

type Notice = { subject: string; title: string; text: string }

const noticeMail = (to: string, { language, email }: EmailChange, { subject, title, text }: Notice): Mail =>
  renderMail(to, {
    ...{ language, subject, title },
    sender: mailTexts(language).sender,
    paragraphs: [fill(text, { email: masked(email) })],
  })

/** Who reads the old mailbox learns which address it is, and not the address. */
const masked = (email: string): string => {
  const [local = '', domain = ''] = email.split('@', 2)
  return `${local.slice(0, 1)}•••@${domain}`
}
