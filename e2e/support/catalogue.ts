import { categoryPath, productPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { AssessmentRecord, Text } from '@/sandbox/commerce/catalogue/catalogue-record'
import { CATALOGUE } from '@/sandbox/seed/catalogue/catalogue'

/** A family of the sample catalogue by its acronym. */
export function family(acronym: string): AssessmentRecord {
  const found = CATALOGUE.assessments.find(assessment => assessment.acronym === acronym)
  if (found === undefined) throw new Error(`no family ${acronym}`)
  return found
}

/** A text in the language of a site. */
export const textIn = (locale: Locale, text: Text): string => text[getSite(locale).language] ?? text.en

export const titlePath = (locale: Locale, acronym: string): string => {
  const { code, title } = family(acronym)
  return productPath(locale, { code, name: textIn(locale, title) })
}

export function areaPath(locale: Locale, code: string): string {
  const area = CATALOGUE.categories.find(category => category.code === code)
  if (area === undefined) throw new Error(`no area ${code}`)
  return categoryPath(locale, { code, name: textIn(locale, area.name) })
}
