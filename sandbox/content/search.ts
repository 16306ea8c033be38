import { CONTENT_SEARCH_LIMITS, type ContentSearch } from '../../lib/contract/content-search.ts'
import type { SiteDocuments } from './documents.ts'

/** Letters and digits without accents, in small letters: how words are compared. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Less than this part of the words is no answer to them. */
const LEAST_SHARE = 0.5

const SHORTEST_BEGINNING = 3

/** A word of a page begins as one that is asked for; the shortest ones have to be whole. */
const isMet = (asked: string, words: readonly string[]): boolean =>
  words.some(word => (asked.length < SHORTEST_BEGINNING ? word === asked : word.startsWith(asked)))

/** The words that are asked for, without those that say nothing, and of a plural its beginning. */
function askedWords(text: string, stop: readonly string[]): readonly string[] {
  const words = wordsOf([...text].slice(0, CONTENT_SEARCH_LIMITS.query).join(''))
  const silent = new Set(stop.map(fold))
  const telling = words.filter(word => !silent.has(word))
  return (telling.length > 0 ? telling : words).map(word => (word.length > 4 ? word.replace(/s$/, '') : word))
}

/**
 * Pages that speak of all words of the text in title, address or keywords; where there are none, those that
 * speak of most of them. Words of titles count double, and a title that begins so comes first.
 */
export function searchPages(
  { pages, searchWords }: SiteDocuments,
  text: string,
  limit: number,
): ContentSearch {
  const asked = askedWords(text, searchWords.stop)
  const worth = [...pages].map(([path, { title, lead }]) => {
    const titleTexts = wordsOf(title)
    const words = [...titleTexts, ...wordsOf(`${path} ${searchWords.pages[path] ?? ''}`)]
    const met = asked.filter(part => isMet(part, words))
    return {
      title,
      summary: lead,
      href: `site:${path}`,
      share: asked.length === 0 ? 0 : met.length / asked.length,
      points: met.length + asked.filter(part => isMet(part, titleTexts)).length,
      leads: fold(title).startsWith(asked[0] ?? ''),
    }
  })
  const whole = worth.filter(({ share }) => share === 1)
  const found = (
    whole.length > 0 ? whole : worth.filter(({ share }) => share > 0 && share >= LEAST_SHARE)
  ).sort((a, b) => b.points - a.points || Number(b.leads) - Number(a.leads) || a.title.localeCompare(b.title))
  const most = Math.min(Math.max(limit, 0), CONTENT_SEARCH_LIMITS.results)
  return {
    total: found.length,
    ...(found.length === 0 ? {} : { quality: whole.length > 0 ? 'ALL' : 'SOME' }),
    results: found.slice(0, most).map(({ title, summary, href }) => ({ title, summary, href })),
  }
}
