import type { Mail } from '../../context.ts'
import { fill, mailTexts } from './mail-texts.ts'
import { renderMail } from './render-mail.ts'

export type MemberEvent =
  | 'memberInvited'
  | 'joinRequested'
  | 'administratorRequested'
  | 'joinApproved'
  | 'joinRefused'
  | 'administratorRefused'
  | 'memberRemoved'
  | 'administratorGiven'
  | 'approverGiven'

type Told = { event: MemberEvent; values: { name: string; organization: string }; href: string }

/** A mail about the people of an organization, with the page where its recipient can do something. */
export function memberMail(
  { email, language }: { email: string; language: string },
  { event, values, href }: Told,
): Mail {
  const { mails, sender, links } = mailTexts(language)
  const { subject, title, text } = mails[event]
  return renderMail(email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(title, values),
    paragraphs: [fill(text, values)],
    links: [{ label: event === 'memberInvited' ? links.invitation : links.accounts, href }],
  })
}
