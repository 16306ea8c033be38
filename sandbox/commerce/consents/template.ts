import { type ConsentTemplate, MARKETING_TEMPLATE } from '../../../lib/contract/commerce/consent.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredConsent } from './consent-store.ts'
import { TOPIC_TEXTS } from './topic-texts.ts'

/** The wording that people agree to now; a new one is a new version. */
export const TEMPLATE_VERSION = 1

/** All consent templates, in display order. */
export const TEMPLATES: readonly string[] = [
  MARKETING_TEMPLATE,
  'MARKETING_EDITIONS',
  'MARKETING_TRAINING',
  'MARKETING_OFFERS',
  'MARKETING_RESEARCH',
]

export const isTemplate = (id: string): boolean => TEMPLATES.includes(id)

/** An OCC consent template with the customer's latest consent. */
export const toTemplate = (
  id: string,
  consent: StoredConsent | undefined,
  language: string,
): ConsentTemplate => ({
  id,
  ...TOPIC_TEXTS[language]?.[id],
  version: TEMPLATE_VERSION,
  ...(consent === undefined ? {} : { currentConsent: toCurrent(consent) }),
})

/** A consent with its dates. */
const toCurrent = ({ code, givenAt, withdrawnAt }: StoredConsent) => ({
  code,
  consentGivenDate: toWireDate(givenAt),
  ...(withdrawnAt === undefined ? {} : { consentWithdrawnDate: toWireDate(withdrawnAt) }),
})

/** An OCC consent with its dates and its template. */
export const toHistoric = (consent: StoredConsent) => ({
  ...toCurrent(consent),
  consentTemplateId: consent.template,
})
