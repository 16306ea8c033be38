import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** The page on which a payment card is added to the account. */
export const newCardPath = (locale: Locale): string => storePath(locale, 'my-account/payment-cards/new')

/** Handler of the form of a new payment card. */
export const cardFormActionPath = (locale: Locale): string => `/api/payment-cards?locale=${locale}`

/** Opens the card fields of the payment provider, for the script of a page. */
export const openCardFieldsPath = (locale: Locale): string => `/api/payment-cards/fields?locale=${locale}`

/** Handler of the buttons of the payment cards. */
export const cardActionsPath = (locale: Locale): string => `/api/payment-cards/actions?locale=${locale}`
