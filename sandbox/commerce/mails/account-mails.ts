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
