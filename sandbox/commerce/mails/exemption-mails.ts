import type { Mail } from '../../context.ts'
import { findRegion } from '../reference/place-names.ts'
import type { StoredExemption } from '../taxes/exemption-store.ts'
import { fill, type MailTexts, mailTexts } from './mail-texts.ts'
import type { MailRecipient } from './order-mails.ts'
import { renderMail } from './render-mail.ts'

export type ExemptionEvent = Extract<keyof MailTexts['mails'], `exemption${string}`>

type Told = {
  event: ExemptionEvent
  exemption: StoredExemption
  organization: string
  country: string | undefined
}

const isReason = (texts: MailTexts['exemptionReasons'], code: string): code is keyof typeof texts =>
  Object.hasOwn(texts, code)

/** A mail about the certificate of a tax exemption: what was decided and why, or that it ends soon. */
export function exemptionMail(
  { email, name, language }: MailRecipient,
  { event, exemption, organization, country }: Told,
): Mail {
  const { mails, sender, exemptionReasons: reasons } = mailTexts(language)
  const { subject, title, text } = mails[event]
  const { region, reason, certificateNumber, validFrom, validUntil } = exemption
  const day = new Intl.DateTimeFormat(country === undefined ? language : `${language}-${country}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const values = {
    name,
    organization,
    region: findRegion(region, language)?.name ?? region,
    number: certificateNumber,
    from: day.format(Date.parse(validFrom)),
    until: day.format(Date.parse(validUntil)),
  }
  const isSaid = event === 'exemptionRefused' && reason !== null && isReason(reasons, reason)
  return renderMail(email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(title, values),
    paragraphs: [fill(text, values), ...(isSaid ? [fill(reasons[reason], values)] : [])],
  })
}
