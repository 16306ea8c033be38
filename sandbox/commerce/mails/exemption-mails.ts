import type { Mail } from '../../context.ts'
import { findRegion } from '../reference/place-names.ts'
import type { StoredExemption } from '../taxes/exemption-store.ts'
import { eventMail, type MailRecipient, mailDay } from './event-mail.ts'
import { type MailTexts, mailTexts } from './mail-texts.ts'

export type ExemptionEvent = Extract<keyof MailTexts['mails'], `exemption${string}`>

type Told = {
  event: ExemptionEvent
  exemption: StoredExemption
  organization: string
  country: string | undefined
}

const isReason = (texts: MailTexts['exemptionReasons'], code: string): code is keyof typeof texts =>
  Object.hasOwn(texts, code)

/** A mail about an exemption certificate: accepted, rejected with its reason, or about to expire. */
export function exemptionMail(
  recipient: MailRecipient,
  { event, exemption, organization, country }: Told,
): Mail {
  const { language } = recipient
  const { exemptionReasons: reasons } = mailTexts(language)
  const { region, reason, certificateNumber: number, validFrom, validUntil } = exemption
  const day = (text: string) => mailDay(language, country, Date.parse(text))
  const isSaid = event === 'exemptionRefused' && reason !== null && isReason(reasons, reason)
  return eventMail(recipient, {
    event,
    values: {
      organization,
      number,
      region: findRegion(region, language)?.name ?? region,
      from: day(validFrom),
      until: day(validUntil),
    },
    more: isSaid ? [reasons[reason]] : [],
  })
}
