import type { Industry } from '../../../lib/contract/commerce/industry.ts'
import type { NamedCode } from '../../../lib/contract/commerce/named-code.ts'
import type { QualificationLevel } from '../../../lib/contract/commerce/qualification-level.ts'
import { ENGLISH_NAMES } from '../../seed/reference/english-names.ts'
import { INDUSTRIES } from '../../seed/reference/industries.ts'
import { JOB_TITLES, LAST_JOB_TITLE } from '../../seed/reference/job-titles.ts'
import { QUALIFICATION_LEVELS } from '../../seed/reference/qualification-levels.ts'
import { TITLES } from '../../seed/reference/titles.ts'
import type { Translated, TranslatedCode } from '../../seed/reference/translated.ts'

/**
 * A text in a language, which may be the English of a country; English where the sandbox does not speak it.
 */
export const translate = (names: Translated, language: string): string =>
  language === 'fr' || language === 'nl' || language === 'es' ? names[language] : names.en

/** A language as it is spoken in a country: English has other names for some things in each. */
export const regionalLanguage = (language: string, country: string | undefined): string =>
  language === 'en' && country !== undefined ? `en-${country}` : language

/** A row of a list as it is named in a language, which may be the English of a country (`en-AU`). */
export const toNamedCode =
  (language: string) =>
  ({ code, names }: TranslatedCode): NamedCode => ({
    code,
    name: ENGLISH_NAMES[language]?.[code] ?? translate(names, language),
  })

const find = (rows: readonly TranslatedCode[], code: string | undefined, language: string) => {
  const row = rows.find(candidate => candidate.code === code)
  return row === undefined ? undefined : toNamedCode(language)(row)
}

/** Sorted by localised name, "other" last. */
export const listJobTitles = (language: string): NamedCode[] =>
  JOB_TITLES.map(toNamedCode(language)).sort(
    (one, other) =>
      Number(one.code === LAST_JOB_TITLE) - Number(other.code === LAST_JOB_TITLE) ||
      one.name.localeCompare(other.name, language),
  )

/** Forms of address. */
export const listTitles = (language: string): NamedCode[] => TITLES.map(toNamedCode(language))

export const findJobTitle = (code: string | undefined, language: string) => find(JOB_TITLES, code, language)

/** Industries offered for a kind of account, by localised name, with their sectors. */
export const listIndustries = (kind: 'ORGANISATION' | 'PERSONAL', language: string): Industry[] =>
  INDUSTRIES.filter(row => row.kinds.has(kind))
    .map(row => ({ ...toNamedCode(language)(row), sectors: row.sectors.map(toNamedCode(language)) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))

export const findIndustry = (code: string | undefined, language: string) => find(INDUSTRIES, code, language)

/** A sector of the given industry; a sector of another one is not found. */
export const findSector = (industry: string | undefined, code: string | undefined, language: string) =>
  find(INDUSTRIES.find(row => row.code === industry)?.sectors ?? [], code, language)

export const listQualificationLevels = (language: string): QualificationLevel[] =>
  QUALIFICATION_LEVELS.map(({ code, rank, requiresApproval, names, descriptions, aliases }) => ({
    code,
    name: toNamedCode(language)({ code, names }).name,
    description: translate(descriptions, language),
    rank,
    requiresApproval,
    aliases: [...aliases],
  }))

export const findQualificationLevel = (code: string | undefined, language: string): NamedCode | undefined => {
  const row = QUALIFICATION_LEVELS.find(level => level.code === code)
  return row === undefined ? undefined : toNamedCode(language)(row)
}
