import { CONTENT_SEARCH_LIMITS, type ContentSearch } from '../../lib/contract/content-search.ts'
import type { SiteDocuments } from './documents.ts'

/** Letters and digits without accents, in small letters: how words are compared. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Pages whose title or address has a word beginning with each word of the text; those whose title begins with it come first. */
export function searchPages({ pages }: SiteDocuments, text: string, limit: number): ContentSearch {
  const asked = wordsOf([...text].slice(0, CONTENT_SEARCH_LIMITS.query).join(''))
  const found = [...pages]
    .filter(([path, title]) => {
      const words = wordsOf(`${title} ${path}`)
      return asked.length > 0 && asked.every(part => words.some(word => word.startsWith(part)))
    })
    .map(([path, title]) => ({ title, href: `site:${path}`, leads: fold(title).startsWith(asked[0] ?? '') }))
    .sort((a, b) => Number(b.leads) - Number(a.leads) || a.title.localeCompare(b.title))
  const most = Math.min(Math.max(limit, 0), CONTENT_SEARCH_LIMITS.results)
  return {
    total: found.length,
    results: found.slice(0, most).map(({ title, href }) => ({ title, href })),
  }
}
