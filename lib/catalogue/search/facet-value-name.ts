import { levelName } from '@/lib/catalogue/level-name'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import type { Locale } from '@/lib/site/sites'
import { LEVEL_CODES } from './facet-parameters'

const [NO_LEVEL, ...LEVELS] = LEVEL_CODES

/**
 * The name of a facet value: a level as on the badges of the site (spec §6), any other value as commerce
 * names it.
 */
export function facetValueName(
  locale: Locale,
  facet: SearchFacet['code'],
  { code, name }: { code: string; name: string },
): string {
  if (facet !== 'qualificationLevel') return name
  if (code === NO_LEVEL) return levelName(locale, undefined)
  const level = LEVELS.find(known => known === code)
  return level === undefined ? name : levelName(locale, { code: level })
}
