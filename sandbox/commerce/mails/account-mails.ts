import type { Mail } from '../../context.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { eventMail, mailDay } from './event-mail.ts'
import { mailTexts } from './mail-texts.ts'

type Closure = { language: string; closesOn: string }

/** Says until when an account can be kept; `closesOn` is yyyy-mm-dd. */
export const closureMail = (customer: Customer, { language, closesOn }: Closure): Mail =>
  eventMail(
    { email: customer.email, name: fullName(customer), language },
    { event: 'closure', values: { date: mailDay(language, undefined, Date.parse(closesOn)) } },
  )

type EmailChange = { language: string; email: string }

/** Asks the new mailbox to confirm a change of email. */
export const emailLinkMail = (email: string, { language, href }: { language: string; href: string }): Mail =>
  eventMail(
    { email, language },
    {
      event: 'emailLink',
      values: {},
      links: [{ label: mailTexts(language).links.confirmEmail, href }],
    },
  )

/** Tells the old mailbox that a change of email waits, or that the email was changed. */
export const emailNoticeMail = (
  to: string,
  event: 'emailPending' | 'emailChanged',
  { language, email }: EmailChange,
): Mail => eventMail({ email: to, language }, { event, values: { email: masked(email) } })

/** Masks an email, so that its owner recognizes it but a reader of the old mailbox does not learn it. */
const masked = (email: string): string => {
  const [local = '', domain = ''] = email.split('@', 2)
  return `${local.slice(0, 1)}•••@${domain}`
}
