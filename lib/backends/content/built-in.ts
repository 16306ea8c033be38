import { type ContentTexts, contentTexts } from '@/lib/backends/content/built-in-texts'
import {
  type FooterContent,
  footerContentSchema,
  type HeaderContent,
  headerContentSchema,
  type LoginContent,
  loginContentSchema,
} from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'
import footerStructure from '@/locales/content-structure/footer.json' with { type: 'json' }
import headerStructure from '@/locales/content-structure/header.json' with { type: 'json' }
import loginStructure from '@/locales/content-structure/login.json' with { type: 'json' }

/** The header if the marketing site's cannot be fetched (spec §7, §8): no banner and no promotional tile. */
export const builtInHeader = (locale: Locale): HeaderContent =>
  buildHeader(headerStructure, contentTexts('header', locale), locale)

/** The footer used if the marketing site's cannot be fetched (spec §7, §8). */
export const builtInFooter = (locale: Locale): FooterContent =>
  buildFooter(footerStructure, contentTexts('footer', locale), locale)

/** Login text for a locale without a content item, or if its item cannot be fetched (spec §7). */
export const builtInLogin = (locale: Locale): LoginContent =>
  buildLogin(loginStructure, contentTexts('login', locale), locale)

/**
 * Builds the header. Throws if a text is missing or the result violates the contract: both are errors in our
 * own files.
 */
export const buildHeader = (structure: object, texts: ContentTexts, locale: Locale): HeaderContent =>
  headerContentSchema.parse({ ...structureWithTexts(structure, texts), locale })

const buildFooter = (structure: object, texts: ContentTexts, locale: Locale): FooterContent =>
  footerContentSchema.parse({ ...structureWithTexts(structure, texts), locale })

const buildLogin = (structure: object, texts: ContentTexts, locale: Locale): LoginContent =>
  loginContentSchema.parse({ ...structureWithTexts(structure, texts), locale })

/** A copy of a structure in which every string `@id` is replaced by the text with that id. */
const structureWithTexts = (structure: object, texts: ContentTexts): object =>
  Object.fromEntries(Object.entries(structure).map(([name, part]) => [name, withTexts(part, texts)]))

const withTexts = (part: unknown, texts: ContentTexts): unknown => {
  if (typeof part === 'string') return part.startsWith('@') ? textOf(part.slice(1), texts) : part
  if (Array.isArray(part)) return part.map(entry => withTexts(entry, texts))
  return typeof part === 'object' && part !== null ? structureWithTexts(part, texts) : part
}

const textOf = (id: string, texts: ContentTexts): string => {
  const text = texts[id]
  if (text === undefined) throw new Error(`Built-in content has no text for ${id}`)
  return text
}
