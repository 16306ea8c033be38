import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from './clock.ts'
import type { Mail, MailStore } from './context.ts'

export type SentMail = Mail & { sentAt: string }

export const createMailStore = (database: DatabaseSync, clock: Clock): MailStore => ({
  send: ({ to, subject, text, html = '' }) => {
    database
      .prepare('INSERT INTO mail (recipient, subject, body, html, sent_at) VALUES (?, ?, ?, ?, ?)')
      .run(to, subject, text, html, clock.now())
  },
})

/** All mail, oldest first. */
export const readMail = (database: DatabaseSync): SentMail[] =>
  database
    .prepare('SELECT recipient, subject, body, html, sent_at FROM mail ORDER BY id')
    .all()
    .map(row => ({
      to: String(row.recipient),
      subject: String(row.subject),
      text: String(row.body),
      ...(row.html !== '' && { html: String(row.html) }),
      sentAt: new Date(Number(row.sent_at)).toISOString(),
    }))
