import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MarketingSite } from './sites.ts'

const FOLDER = join(import.meta.dirname, 'data/pages')

const pagesSchema = z.record(z.string(), z.array(z.string()).min(1))

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')))

/** Pages that say something else in a region, and how a region spells the words of the others, by locale. */
const REGIONAL = read('regional', z.record(z.string(), pagesSchema))
const SPELLING = read('spelling', z.record(z.string(), z.record(z.string(), z.string())))

type PageText = { lead: string; body: readonly string[] }

/**
 * What the pages of a site say, in its language and its region's words. All pages of social networks say the
 * same.
 */
export function readPageTexts({ language, locale }: MarketingSite): (path: string) => PageText {
  const pages = read(language, pagesSchema)
  const spell = spelling(SPELLING[locale] ?? {})
  return path => {
    const own = REGIONAL[locale]?.[path]
    const lines = own ?? (pages[path] ?? pages[path.split('/')[0] ?? ''])?.map(spell)
    const [lead, ...body] = lines ?? []
    if (lead === undefined) throw new Error(`The marketing site has no text for ${locale} ${path}`)
    return { lead, body }
  }
}

/** Whole words in either case, longer ones first. */
function spelling(words: Readonly<Record<string, string>>): (text: string) => string {
  const known = Object.keys(words).sort((a, b) => b.length - a.length)
  if (known.length === 0) return text => text
  const pattern = new RegExp(`(?<!\\p{L})(?:${known.join('|')})(?!\\p{L})`, 'giu')
  return text =>
    text.replace(pattern, found => {
      const regional = words[found] ?? words[found.toLowerCase()] ?? found
      return /^\p{Lu}/u.test(found) ? `${regional.charAt(0).toUpperCase()}${regional.slice(1)}` : regional
    })
}
