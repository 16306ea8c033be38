import { formatAge } from '@/lib/catalogue/age'
import { asTyped } from '@/lib/catalogue/search/as-typed'
import { facetValueName } from '@/lib/catalogue/search/facet-value-name'
import { shortened } from '@/lib/catalogue/search/search-title'
import type { ItemSearchPage, TextMatch, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { formatAlternatives } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Page = Pick<TitleSearchPage | ItemSearchPage, 'textMatch' | 'spellingSuggestion' | 'pagination'>

/**
 * Notes on how the results match the text: corrected words, omitted words, words that were interpreted as a
 * filter.
 */
export function matchNotes(
  locale: Locale,
  text: string,
  { textMatch, spellingSuggestion, pagination }: Page,
  kind: 'titles' | 'items',
): readonly string[] {
  if (pagination.totalResults === 0) return []
  const t = getTranslator(locale, 'search')
  const corrected =
    spellingSuggestion === undefined
      ? []
      : [t('corrected', { typed: shortened(text), used: spellingSuggestion.suggestion })]
  return textMatch === undefined
    ? corrected
    : [...corrected, ...matchedNotes(locale, text, textMatch, kind), ...readNotes(locale, text, textMatch)]
}

function matchedNotes(
  locale: Locale,
  text: string,
  { quality, matched, missing }: TextMatch,
  kind: 'titles' | 'items',
): readonly string[] {
  const t = getTranslator(locale, 'search')
  if (quality === 'MENTION') return [t('mention')]
  if (quality !== 'SOME' || matched.length === 0) return []
  const quoted = (words: readonly string[]) =>
    formatAlternatives(
      locale,
      words.map(word => t('quoted', { word: asTyped(text, word) })),
    )
  const some = t(`some.${kind}`, { words: quoted(matched) })
  return [missing.length === 0 ? some : `${some} ${t('some.missing', { words: quoted(missing) })}`]
}

/** Notes on words that were interpreted as a filter value, which explain results that do not contain them. */
const readNotes = (locale: Locale, text: string, { understood }: TextMatch): readonly string[] =>
  understood.map(({ text: words, ...read }) =>
    getTranslator(locale, 'search')('understood', {
      words: asTyped(text, words),
      meaning: meaningOf(locale, read),
    }),
  )

function meaningOf(locale: Locale, read: Omit<TextMatch['understood'][number], 'text'>): string {
  const { facetCode, facetName, facetValueCode: code, facetValueName: name } = read
  if (facetCode === 'age')
    return getTranslator(locale, 'search')('filters.ageChip', { age: formatAge(Number(code)) })
  if (code === 'true') return facetName
  if (facetCode === 'qualificationLevel') return facetValueName(locale, facetCode, { code, name })
  return `${facetName}: ${name}`
}
