import type { Mail } from '../../context.ts'
import type { StoredQualification } from '../qualifications/qualification-store.ts'
import { findQualificationLevel } from '../reference/coded-lists.ts'
import { fill, type MailTexts, mailTexts } from './mail-texts.ts'
import type { MailRecipient } from './order-mails.ts'
import { renderMail } from './render-mail.ts'

export type QualificationEvent = Extract<keyof MailTexts['mails'], `qualification${string}`>

type Told = { qualification: StoredQualification; event: QualificationEvent; country: string | undefined }

const isReason = (texts: MailTexts['qualificationReasons'], code: string): code is keyof typeof texts =>
  Object.hasOwn(texts, code)

/** A mail about a qualification: that it was received, what was decided, or that it ends soon. */
export function qualificationMail(
  { email, name, language }: MailRecipient,
  { qualification: { grantsLevel, validUntil, reason }, event, country }: Told,
): Mail {
  const { mails, sender, qualificationReasons: reasons } = mailTexts(language)
  const { subject, title, text } = mails[event]
  const day = new Intl.DateTimeFormat(country === undefined ? language : `${language}-${country}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const values = {
    name,
    level: findQualificationLevel(grantsLevel, language)?.name ?? grantsLevel,
    ...(validUntil !== null && { until: day.format(Date.parse(validUntil)) }),
  }
  const isSaid = reason !== null && isReason(reasons, reason)
  return renderMail(email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(title, values),
    paragraphs: [fill(text, values), ...(isSaid ? [reasons[reason]] : [])],
  })
}
