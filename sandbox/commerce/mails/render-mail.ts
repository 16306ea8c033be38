import { join } from 'node:path'
import { Eta } from 'eta'
import type { Mail } from '../../context.ts'

/** What a mail says; every text is plain. */
export type MailContent = {
  language: string
  /** Who sends it. */
  sender: string
  subject: string
  title: string
  paragraphs: readonly string[]
  /** A code to be typed in. */
  code?: string
  lines?: readonly { quantity: number; name: string; amount?: string | undefined }[]
  sums?: readonly string[]
  /** Paragraphs after the lines and the sums. */
  closing?: readonly string[]
  links?: readonly { label: string; href: string }[]
}

const eta = new Eta({ views: join(import.meta.dirname, 'templates'), autoTrim: false, cache: true })

/** A mail as plain text and as HTML. */
export const renderMail = (to: string, content: MailContent): Mail => {
  const it = { lines: [], sums: [], closing: [], links: [], ...content }
  const text = eta.render('text', it).replaceAll(/\n{3,}/g, '\n\n')
  return { to, subject: content.subject, text: `${text.trim()}\n`, html: eta.render('html', it) }
}
