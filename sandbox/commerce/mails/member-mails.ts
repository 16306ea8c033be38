import type { Mail } from '../../context.ts'
import { eventMail } from './event-mail.ts'
import { mailTexts } from './mail-texts.ts'

export type MemberEvent =
  | 'memberInvited'
  | 'joinRequested'
  | 'administratorRequested'
  | 'joinApproved'
  | 'joinApprovedInReview'
  | 'joinRefused'
  | 'administratorRefused'
  | 'administratorReview'
  | 'memberRemoved'
  | 'administratorGiven'
  | 'approverGiven'
  | 'qglobalRequested'

type Told = {
  event: MemberEvent
  values: Readonly<Record<string, string>>
  /** Page where the recipient can do something. */
  href: string
}

/** A mail about the people of an organization, with the page where its recipient can act. */
export function memberMail(
  { email, language }: { email: string; language: string },
  { event, values, href }: Told,
): Mail {
  const { links } = mailTexts(language)
  const label = event === 'memberInvited' ? links.invitation : links.accounts
  return eventMail({ email, language }, { event, values, links: [{ label, href }] })
}
