import type { Mail } from '../../context.ts'
import { fill, type MailTexts, mailTexts } from './mail-texts.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** To whom a mail goes, by which name, and in which language. */
export type MailRecipient = { email: string; name: string; language: string }

/** What a mail is about: its texts are those of the event. */
export type EventMailContent = {
  event: keyof MailTexts['mails']
  values: Readonly<Record<string, string>>
  /** Paragraphs after the text of the event. */
  more?: readonly string[]
} & Partial<Pick<MailContent, 'lines' | 'sums' | 'closing' | 'links' | 'code'>>

/** A mail of an event, in the language of its recipient; its texts may contain the recipient's name. */
export const eventMail = (
  { email, language, name = '' }: Omit<MailRecipient, 'name'> & Partial<Pick<MailRecipient, 'name'>>,
  { event, values, more = [], ...parts }: EventMailContent,
): Mail => {
  const { mails, sender } = mailTexts(language)
  const written = (text: string) => fill(text, { name, ...values })
  const { subject, title, text } = mails[event]
  return renderMail(email, {
    language,
    sender,
    subject: written(subject),
    title: written(title),
    paragraphs: [written(text), ...more.map(written)],
    ...parts,
  })
}

/**
 * A day as a mail writes it in a language, and in a country where that is known. `at` is epoch milliseconds:
 * a date as the start of its day in UTC, or a moment with the time zone of its site.
 */
export const mailDay = (
  language: string,
  country: string | undefined,
  at: number,
  timeZone = 'UTC',
): string => {
  const tag = country === undefined ? language : `${language}-${country}`
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(at)
  // In French the first of a month is an ordinal, which `Intl` does not write.
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day
}
