import 'server-only'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { readSender, senderId } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** The part of a form definition that all forms of payment cards share. */
export const OWN_CARD_FORM = {
  readSender,
  counters: ({ sender, address }: FormSubmission): readonly Counter[] => [
    { limit: 'write', key: `payment-cards/${senderId(sender) ?? address}` },
  ],
  signedIn: true,
  isMarked: true,
  fallbackPage: (locale: Locale) => accountPath(locale, 'paymentCards'),
} as const
