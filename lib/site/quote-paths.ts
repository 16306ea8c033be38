import { accountDetailPath } from './account-pages.ts'
import { QUOTE_QUESTION_PARAMETER } from './page-parameters.ts'
import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** Handlers of the forms of a quote's page. */
type QuoteForm = 'actions' | 'draft' | 'comments' | 'extension' | 'shares'

/** Handler of a form of a quote's page. */
export const quoteFormPath = (locale: Locale, form: QuoteForm): string =>
  `/api/quotes/${form}?${new URLSearchParams({ locale })}`

/** Questions that a quote's page asks before something that cannot be taken back. */
export const QUOTE_QUESTIONS = ['edit', 'reject', 'cancel'] as const

export type QuoteQuestion = (typeof QUOTE_QUESTIONS)[number]

/** The page of a quote, which asks a question. */
export const quoteQuestionPath = (locale: Locale, code: string, question: QuoteQuestion): string =>
  `${accountDetailPath(locale, 'quotes', code)}?${new URLSearchParams({ [QUOTE_QUESTION_PARAMETER]: question })}`

/** A quote as PDF. */
export const quoteFilePath = (locale: Locale, code: string): string =>
  `/api/quotes/${encodeURIComponent(code)}/pdf?${new URLSearchParams({ locale })}`

/** A file that the seller has added to a quote. */
export const quoteAttachmentPath = (locale: Locale, code: string, id: string): string =>
  `/api/quotes/${encodeURIComponent(code)}/files/${encodeURIComponent(id)}?${new URLSearchParams({ locale })}`

/** The read-only page of a quote, for everybody who has its link. */
export const sharedQuotePath = (locale: Locale, token: string): string =>
  storePath(locale, `quotes/shared/${encodeURIComponent(token)}`)
