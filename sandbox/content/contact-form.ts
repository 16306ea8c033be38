import { randomInt } from 'node:crypto'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Mail } from '../context.ts'
import { faultOf, pick, type SiteDocuments, type SiteTexts } from './documents.ts'

type Markup = ReturnType<typeof html>

const MESSAGE_MAX = 4_000

const FIELDS = ['name', 'email', 'account', 'message'] as const

export type ContactFields = Readonly<Record<(typeof FIELDS)[number], string>>

type Fault = {
  field: (typeof FIELDS)[number]
  text: 'nameMissing' | 'emailWrong' | 'messageMissing' | 'messageLong'
}

const typed = z.string().trim().max(20_000).catch('')

const sentSchema = z.object({ name: typed, email: typed, account: typed, message: typed })

export const readContactFields = (sent: unknown): ContactFields => sentSchema.parse(sent)

const isEmail = (text: string): boolean => text.length <= 150 && z.email().safeParse(text).success

export function contactFaults({ name, email, message }: ContactFields): readonly Fault[] {
  const faults: Fault[] = []
  if (name === '') faults.push({ field: 'name', text: 'nameMissing' })
  if (!isEmail(email)) faults.push({ field: 'email', text: 'emailWrong' })
  if (message === '') faults.push({ field: 'message', text: 'messageMissing' })
  if ([...message].length > MESSAGE_MAX) faults.push({ field: 'message', text: 'messageLong' })
  return faults
}

/** Eight digits, as customer support would give them. */
export const newReference = (): string => String(randomInt(10_000_000, 100_000_000))

/** The copy that the sender gets. */
export const contactMail = (texts: SiteTexts, fields: ContactFields, reference: string): Mail => ({
  to: fields.email,
  subject: `${pick(texts, 'contact.copySubject')} (${reference})`,
  text: [fields.name, fields.account, fields.message].filter(line => line !== '').join('\n\n'),
})

const ATTRIBUTES: Readonly<Record<string, Markup>> = {
  name: html`autocomplete="name" maxlength="120"`,
  email: html`type="email" autocomplete="email" maxlength="150" spellcheck="false"`,
  account: html`autocomplete="off" maxlength="60"`,
}

type FormState = { fields?: ContactFields; faults?: readonly Fault[] }

/** The form below the text of the page; with what was typed and what is wrong with it. */
export const contactForm = (
  { site, texts }: SiteDocuments,
  { fields, faults = [] }: FormState = {},
): Markup =>
  html`<h2 id="form">${pick(texts, 'contact.heading')}</h2>${
    faults.length === 0
      ? ''
      : html`<div class="faults" role="alert"><h3>${pick(texts, 'contact.faults')}</h3><ul>${faults.map(
          ({ field, text }) =>
            html`<li><a href="#${field}">${faultOf(texts, pick(texts, `contact.${field}`), pick(texts, `contact.${text}`))}</a></li>`,
        )}</ul></div>`
  }<form method="post" action="/${site.locale}/contact-us" novalidate>${FIELDS.map(field => {
    const fault = faults.find(found => found.field === field)
    const marks = fault === undefined ? '' : html` aria-invalid="true" aria-describedby="${field}-fault"`
    const value = fields?.[field] ?? ''
    return html`<div class="field"><label for="${field}">${pick(texts, `contact.${field}`)}</label>${
      fault === undefined
        ? ''
        : html`<p class="fault" id="${field}-fault">${pick(texts, 'contact.error')} ${pick(texts, `contact.${fault.text}`)}</p>`
    }${
      field === 'message'
        ? html`<textarea id="message" name="message" rows="8"${marks}>${value}</textarea>`
        : html`<input id="${field}" name="${field}" value="${value}" ${ATTRIBUTES[field] ?? ''}${marks}>`
    }</div>`
  })}<button type="submit">${pick(texts, 'contact.send')}</button></form>`

export const contactSent = ({ texts }: SiteDocuments, reference: string): Markup =>
  html`<div class="text"><p class="lead">${pick(texts, 'contact.sentText')}</p><p>${pick(texts, 'contact.reference')} <strong>${reference}</strong></p></div>`
