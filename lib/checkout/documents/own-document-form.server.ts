import 'server-only'
import { readFormShopper } from '@/lib/cart/access/shopper.server'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import type { Flash } from '@/lib/flash/flash'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import type { NextResult } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { checkoutDrafts } from '../checkout-drafts.server'
import { pageShownOn } from '../page-shown-on'
import { typedPayment, untickedBoxes } from '../payment'
import { type ShownOn, shownOnOf } from '../shown-on'
import type { DocumentFault } from './read-document'

/**
 * The part of a form definition that the documents of the payment share. On the payment step, they are sent
 * with its form, whose other fields are kept.
 */
export const OWN_DOCUMENT_FORM = {
  ...ownForm('checkout-documents', cartPath),
  readSender: readFormShopper,
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: ({ locale, fields }: Pick<FormSubmission, 'locale' | 'fields'>) =>
    pageShownOn(locale, 'payment', shownOnOf(fields)),
  typed: ({ fields }: Pick<FormSubmission, 'fields'>) => typedPayment(fields),
}

/** Keeps what was typed into the payment beside a document, so that its page shows it again. */
export async function keepTypedPayment(user: string, fields: FormSubmission['fields']): Promise<void> {
  const typed = typedPayment(fields)
  if (Object.keys(typed).length === 0) return
  const form = { ...untickedBoxes(typed), ...typed }
  await checkoutDrafts.showAgain({ owner: { user }, step: 'payment', form, submissionKey: '' }, {})
}

/** The site, and the page with the form of a document. */
type Place = { locale: Locale; shownOn?: ShownOn }

/** The page with the payment, with a message. */
export const backToPayment = (
  { locale, shownOn }: Place,
  tone: Flash['tone'],
  message: string,
): NextResult => ({
  kind: 'next',
  href: pageShownOn(locale, 'payment', shownOn),
  flash: { tone, message, lines: [] },
})

/** The page with the payment, which says what is wrong with a document. */
export const backWithFault = (place: Place, fault: DocumentFault): NextResult =>
  backToPayment(place, 'danger', getTranslator(place.locale, 'checkout')(`document.faults.${fault}`))
