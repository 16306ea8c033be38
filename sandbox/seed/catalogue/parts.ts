import type { SiteId } from '../../../lib/contract/site-ids.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family, FormPart, ReportName } from './family.ts'
import type { PartKind } from './part-facts.ts'
import {
  PART_NAMES,
  packName,
  RECORD_FORMS,
  REPORT_NAMES,
  stimulusBookName,
  subscriptionName,
} from './part-names.ts'

/** One thing of a family that is sold, before it has a code and prices. */
export type Part = Readonly<{
  slot: number
  kind: PartKind
  name: Translated
  /** As the ERP writes it, without the acronym. */
  short: string
  packSize?: number
  termMonths?: number
  /** How many times the price of its kind. */
  times?: number
  languages?: readonly string[]
  /** Sites that sell it, where not all of the family's do. */
  sites?: readonly SiteId[]
}>

const FORM_PIECES = 25
const MAIL_IN_PIECES = 10

/** Where forms of a language are sold; English ones everywhere. */
const FORM_SITES: Readonly<Record<string, readonly SiteId[]>> = {
  fr: ['caassessments'],
  nl: ['nlassessments'],
  es: ['esassessments', 'usassessments'],
}

const LANGUAGE_SLOTS = ['en', 'fr', 'nl', 'es']

function formPart({ languages }: Family, index: number, form: FormPart, language: string): Part {
  const english = language === 'en'
  const sites = FORM_SITES[language]
  return {
    slot: 300 + index * LANGUAGE_SLOTS.length + LANGUAGE_SLOTS.indexOf(language),
    kind: 'forms',
    name: packName(form.name, FORM_PIECES, languages.length > 1 ? language : undefined),
    short: `${form.short}${english ? '' : ` ${language.toUpperCase()}`} PKG/${FORM_PIECES} PRINT`,
    packSize: FORM_PIECES,
    languages: [language],
    ...(sites && { sites }),
  }
}

/** The forms that a family without names of its own for them has. */
export const PLAIN_FORMS: readonly FormPart[] = [{ name: RECORD_FORMS, short: 'RECORD FORM' }]

function printedParts(family: Family): readonly Part[] {
  const { parts, languages } = family
  const { stimulusBooks = 0, forms = [], manipulatives } = parts
  return [
    ...(parts.manual === 'digital'
      ? []
      : [{ slot: 201, kind: 'manual', name: PART_NAMES.manual, short: 'ADMIN MANUAL PRINT' } as const]),
    ...Array.from(
      { length: stimulusBooks },
      (_, index): Part => ({
        slot: 211 + index,
        kind: 'stimulusBook',
        name: stimulusBookName(index + 1, stimulusBooks),
        short: `STIMULUS BOOK ${index + 1} PRINT`,
      }),
    ),
    ...(manipulatives
      ? [{ slot: 221, kind: 'manipulatives', name: manipulatives, short: 'MATERIALS SET' } as const]
      : []),
    ...forms.flatMap((form, index) => languages.map(language => formPart(family, index, form, language))),
    ...(parts.booklets
      ? [
          {
            slot: 341,
            kind: 'booklets',
            name: PART_NAMES.booklets,
            short: `RESPONSE BKLT PKG/${FORM_PIECES} PRINT`,
            packSize: FORM_PIECES,
          } as const,
        ]
      : []),
    ...(parts.scoringKey
      ? [{ slot: 231, kind: 'scoringKey', name: PART_NAMES.scoringKey, short: 'SCORING KEY' } as const]
      : []),
  ]
}

const REPORTS: Readonly<Record<ReportName, { slot: number; short: string; kind: PartKind }>> = {
  score: { slot: 401, short: 'WEB SCORE RPT USAGE', kind: 'usage' },
  interpretive: { slot: 402, short: 'WEB INTERP RPT USAGE', kind: 'interpretiveUsage' },
  progress: { slot: 403, short: 'WEB PROGRESS RPT USAGE', kind: 'usage' },
  parent: { slot: 404, short: 'WEB PARENT RPT USAGE', kind: 'usage' },
}

/** Longer terms cost less per year. */
const SUBSCRIPTIONS = [
  { years: 1, times: 1 },
  { years: 3, times: 2.6 },
  { years: 5, times: 4 },
] as const

function onlineParts({ parts }: Family): readonly Part[] {
  return [
    ...(parts.manual === 'print'
      ? []
      : [
          {
            slot: 202,
            kind: 'digitalManual',
            name: PART_NAMES.digitalManual,
            short: 'ADMIN MANUAL DIGITAL 1YR',
            termMonths: 12,
          } as const,
        ]),
    ...(parts.onScreen
      ? [
          {
            slot: 411,
            kind: 'onScreenUsage',
            name: PART_NAMES.onScreenUsage,
            short: 'ONSCREEN ADMIN USAGE',
          } as const,
        ]
      : []),
    ...(parts.reports ?? []).map((report): Part => ({ ...REPORTS[report], name: REPORT_NAMES[report] })),
    ...(parts.subscription ? SUBSCRIPTIONS : []).map(
      ({ years, times }): Part => ({
        slot: 420 + years,
        kind: 'subscription',
        name: subscriptionName(years),
        short: `SCORING SUBSCR ${years}YR`,
        termMonths: years * 12,
        times,
      }),
    ),
  ]
}

function serviceParts({ parts }: Family): readonly Part[] {
  return [
    ...(parts.mailIn
      ? [
          {
            slot: 351,
            kind: 'mailIn',
            name: PART_NAMES.mailIn,
            short: `MAIL-IN ANS SHEET PKG/${MAIL_IN_PIECES}`,
            packSize: MAIL_IN_PIECES,
          } as const,
        ]
      : []),
    ...(parts.siteLicence
      ? [
          {
            slot: 431,
            kind: 'siteLicence',
            name: PART_NAMES.siteLicence,
            short: 'DIGITAL LIBRARY SITE 1YR',
            termMonths: 12,
          } as const,
        ]
      : []),
    ...(parts.training
      ? [
          {
            slot: 501,
            kind: 'onDemandTraining',
            name: PART_NAMES.onDemandTraining,
            short: 'TRAINING ON DEMAND',
          } as const,
          {
            slot: 502,
            kind: 'liveTraining',
            name: PART_NAMES.liveTraining,
            short: 'TRAINING VIRTUAL SEAT',
          } as const,
        ]
      : []),
  ]
}

/** Everything that is sold singly of a family (domain: the item pattern); kits are made of it. */
export const singleParts = (family: Family): readonly Part[] => [
  ...printedParts(family),
  ...onlineParts(family),
  ...serviceParts(family),
]
