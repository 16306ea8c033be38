import type { Mail } from '../../context.ts'
import type { StoredQualification } from '../qualifications/qualification-store.ts'
import { findQualificationLevel, regionalLanguage } from '../reference/coded-lists.ts'
import { eventMail, type MailRecipient, mailDay } from './event-mail.ts'
import { type MailTexts, mailTexts } from './mail-texts.ts'

export type QualificationEvent = Extract<keyof MailTexts['mails'], `qualification${string}`>

type Told = {
  qualification: StoredQualification
  event: QualificationEvent
  country: string | undefined
  /** What the reviewers have said in their own words. */
  note: string | undefined
}

const isReason = (texts: MailTexts['qualificationReasons'], code: string): code is keyof typeof texts =>
  Object.hasOwn(texts, code)

/** A mail about a qualification: that it was received, what was decided, or that it ends soon. */
export function qualificationMail(
  recipient: MailRecipient,
  { qualification: { grantsLevel, validUntil, reason }, event, country, note }: Told,
): Mail {
  const { language } = recipient
  const { qualificationReasons: reasons } = mailTexts(language)
  return eventMail(recipient, {
    event,
    values: {
      level: findQualificationLevel(grantsLevel, regionalLanguage(language, country))?.name ?? grantsLevel,
      ...(note !== undefined && { note }),
      ...(validUntil !== null && { until: mailDay(language, country, Date.parse(validUntil)) }),
    },
    more: [
      ...(reason !== null && isReason(reasons, reason) ? [reasons[reason]] : []),
      ...(note === undefined ? [] : ['{note}']),
    ],
  })
}
