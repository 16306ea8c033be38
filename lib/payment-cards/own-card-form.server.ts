import 'server-only'
import { ownForm } from '@/lib/handlers/own-form.server'
import { accountPath } from '@/lib/site/account-pages'

/** The part of a form definition that all forms of payment cards share. */
export const OWN_CARD_FORM = ownForm('payment-cards', locale => accountPath(locale, 'paymentCards'))
