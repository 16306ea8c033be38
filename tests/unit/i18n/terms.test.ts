import { expect, it } from 'vitest'
import { type ContentPart, contentTexts } from '@/lib/backends/content/built-in-texts'
import { getSite, type Locale } from '@/lib/site/sites'
import { regionalLanguage, toNamedCode } from '../../../sandbox/commerce/reference/coded-lists.ts'
import { findSite } from '../../../sandbox/commerce/sites.ts'
import { PAYMENT_TYPE_NAMES } from '../../../sandbox/seed/reference/payment-types.ts'
import { QUALIFICATION_OPTIONS } from '../../../sandbox/seed/reference/qualification-options.ts'
import { SHOWN } from './texts'

const PARTS = ['header', 'footer', 'login'] as const satisfies readonly ContentPart[]

/** Words that a site has another word for; one thing has one name. */
const REFUSED: readonly (readonly [locale: Locale, words: RegExp, instead: string])[] = [
  ['en-gb', /customer support/i, 'customer services'],
  ['en-gb', /VAT relief/i, 'VAT exemption'],
  ['en-gb', /caregiver/i, 'carer'],
  ['en-au', /qualification levels?|caregiver/i, 'user level, carer'],
  ['en-nz', /qualification levels?|caregiver/i, 'user level, carer'],
  ['fr-ca', /\bexemption/i, 'exonération'],
  ['fr-ca', /\bpassation/i, 'administration'],
  ['fr-ca', /\bdevis\b|\be-mails?\b|\bremises?\b/i, 'soumission, courriel, rabais'],
  [
    'en-us',
    /cancell|behaviour|catalogue|organis|licence|\bcentre/i,
    'canceled, behavior, catalog, organization',
  ],
  ['en-gb', /\blicen[sc]ed? as a|\blicense\b/i, 'registration, licence'],
  ['en-ca', /\blicense\b/i, 'licence'],
  ['en-au', /\blicense\b/i, 'licence'],
  ['en-nz', /\blicense\b/i, 'licence'],
  ['zh-sg', /\blicense\b/i, 'licence'],
  ['ja-jp', /\blicense\b/i, 'licence'],
  ['ja-jp', /organiz|behavior\b|canceled/i, 'organisation, behaviour, cancelled'],
  ['fr-ca', /\bassessments?\b|\bcommander à l’avance/i, 'évaluation, réserver'],
  ['nl-nl', /\bassessments?\b|\bnabestellen/i, 'test, nalevering'],
  ['es-es', /\bassessments?\b/i, 'evaluación'],
  ['es-es', /número de cuenta de cliente/i, 'número de cliente'],
  ['es-es', /\bcarritos?\b/i, 'cesta'],
  ['es-es', /órden(?:es)? de compra|orden de compra/i, 'pedido de compra'],
  ['nl-nl', /vraaggesprek/i, 'interview'],
  ['nl-nl', /telepraktijk/i, 'afname op afstand'],
  ['nl-nl', /^scholing/i, 'training'],
]

const textsOf = (locale: Locale): readonly (readonly [string, string])[] => [
  ...(SHOWN.find(shown => shown.locale === locale)?.texts ?? []),
  ...PARTS.flatMap(part => Object.entries(contentTexts(part, locale))),
  ...optionNames(locale),
  ...Object.entries(PAYMENT_TYPE_NAMES).map(
    ([code, names]) => [`payment.${code}`, names[getSite(locale).language]] as const,
  ),
]

/** What can be chosen for evidence, as the sandbox names it on a site. */
function optionNames(locale: Locale): readonly (readonly [string, string])[] {
  const { siteId, language } = getSite(locale)
  const named = toNamedCode(regionalLanguage(language, findSite(siteId)?.deliveryCountries[0]))
  return Object.values(QUALIFICATION_OPTIONS)
    .flat()
    .map(option => [`option.${option.code}`, named(option).name])
}

const using = (locale: Locale, words: RegExp, keys = /./) =>
  textsOf(locale).filter(([key, text]) => keys.test(key) && words.test(text))

it.each(REFUSED)('%s does not say %s but: %s', (locale, words) => {
  expect(using(locale, words)).toEqual([])
})

it.each([
  ['fr-ca', /\bclients?\b/i],
  ['es-es', /\bclientes?\b/i],
] as const)('in %s the person assessed is not called what buyers are called: %s', (locale, words) => {
  expect(using(locale, words, /^(?:fit|search)\./)).toEqual([])
})

/** Texts that speak of the tax of an order or a cart. */
const SUMS =
  /^(?:cart\.(?:sums|estimate)|checkout\.sums|orders\.changes\.sums|quickOrder\.subtotal|quotes\.estimate)/

it.each([
  ['en-gb', 'VAT'],
  ['en-au', 'GST'],
  ['en-nz', 'GST'],
  ['zh-sg', 'GST'],
  ['nl-nl', 'btw'],
  ['es-es', 'IVA'],
] as const)('%s calls its tax %s wherever it speaks of sums', (locale, name) => {
  const general = using(locale, /\btax(?:es)?\b|\bbelasting|\bimpuestos?\b/i, SUMS)
  // Exemptions are those of other sites.
  expect(general.filter(([key]) => !key.endsWith('.exemptUntil'))).toEqual([])
  expect(using(locale, new RegExp(`\\b${name}\\b`, 'i'), SUMS)).not.toEqual([])
})
