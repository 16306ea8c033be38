import { type ConsentTemplate, MARKETING_TEMPLATE } from '../../../lib/contract/commerce/consent.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredConsent } from './consent-store.ts'

/** The wording that people agree to now; a new one is a new version. */
export const TEMPLATE_VERSION = 1

const WORDS: Readonly<Record<string, { name: string; description: string }>> = {
  en: { name: 'News by email', description: 'I would like to receive news and offers by email.' },
  fr: {
    name: 'Nouvelles par courriel',
    description: 'J’accepte de recevoir des nouvelles et des offres par courriel.',
  },
  nl: { name: 'Nieuws per e-mail', description: 'Ik ontvang graag nieuws en aanbiedingen per e-mail.' },
  es: {
    name: 'Novedades por correo',
    description: 'Deseo recibir novedades y ofertas por correo electrónico.',
  },
}

/** The one template there is, with what a customer has last said to it. */
export const toTemplate = (consent: StoredConsent | undefined, language: string): ConsentTemplate => ({
  id: MARKETING_TEMPLATE,
  ...WORDS[language],
  version: TEMPLATE_VERSION,
  ...(consent === undefined ? {} : { currentConsent: toCurrent(consent) }),
})

/** A consent with its dates. */
export const toCurrent = ({ code, givenAt, withdrawnAt }: StoredConsent) => ({
  code,
  consentGivenDate: toWireDate(givenAt),
  ...(withdrawnAt === undefined ? {} : { consentWithdrawnDate: toWireDate(withdrawnAt) }),
})
