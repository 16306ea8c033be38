import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type FooterContent,
  footerContentSchema,
  type HeaderContent,
  headerContentSchema,
  type LoginContent,
  loginContentSchema,
  readHref,
} from '../../lib/contract/content.ts'
import { readPageTexts } from './page-texts.ts'
import { type PageSearchWords, readSearchWords } from './search-words.ts'
import type { MarketingSite } from './sites.ts'

export type SiteTexts = Readonly<Record<string, string>>

/** What a page says: its first sentence, then paragraphs, `# headings` and `- list items`. */
export type SitePage = { title: string; lead: string; body: readonly string[] }

/** Everything that one regional marketing site publishes. */
export type SiteDocuments = {
  site: MarketingSite
  /** What the store calls itself. */
  siteName: string
  header: HeaderContent
  footer: FooterContent
  login: LoginContent
  texts: SiteTexts
  /** The site's own pages by path; their titles are those of the links that lead to them. */
  pages: ReadonlyMap<string, SitePage>
  searchWords: PageSearchWords
}

/** The copy is shared with the store as files, never as code. */
const LOCALES_FOLDER = join(import.meta.dirname, '../../locales')

const siteNameSchema = z.object({ siteName: z.string() })

/** Composes a site's documents: the common structure and texts, with the editors' promotional tile. */
export const composeDocuments = (site: MarketingSite): SiteDocuments => {
  const texts = readTexts(join(import.meta.dirname, 'data', `${site.language}.json`))
  const header = withEditorial(headerContentSchema.parse(compose('header', site)), site, texts)
  const footer = footerContentSchema.parse(compose('footer', site))
  const login = loginContentSchema.parse(compose('login', site))
  const { siteName } = siteNameSchema.parse(
    JSON.parse(readFileSync(join(LOCALES_FOLDER, site.language, 'common.json'), 'utf8')),
  )
  const pages = collectPages(site, header, footer)
  return { site, siteName, header, footer, login, texts, pages, searchWords: readSearchWords(site.language) }
}

const withEditorial = (header: HeaderContent, site: MarketingSite, texts: SiteTexts): HeaderContent => ({
  ...header,
  support: {
    hours: pick(texts, 'support.hours'),
    ...('phone' in site && { phone: site.phone }),
  },
  groups: header.groups.map(group =>
    group.id === 'assessments'
      ? {
          ...group,
          promo: {
            title: pick(texts, 'promo.title'),
            text: pick(texts, 'promo.text'),
            href: 'site:digital-solutions/digital-library',
            linkText: pick(texts, 'promo.link'),
          },
        }
      : group,
  ),
})

const compose = (part: 'header' | 'footer' | 'login', { language, locale }: MarketingSite): unknown => {
  const texts = {
    ...readTexts(join(LOCALES_FOLDER, language, 'content', `${part}.json`)),
    ...readTexts(join(LOCALES_FOLDER, locale, 'content', `${part}.json`)),
  }
  const structure = readFileSync(join(LOCALES_FOLDER, 'content-structure', `${part}.json`), 'utf8')
  const document: unknown = JSON.parse(structure, (_name, value: unknown) =>
    typeof value === 'string' && value.startsWith('@') ? pick(texts, value.slice(1)) : value,
  )
  return typeof document === 'object' ? { ...document, locale } : document
}

/** A site without wording of its own has no file. */
const readTexts = (file: string): SiteTexts => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

export const pick = (texts: SiteTexts, id: string): string => {
  const text = texts[id]
  if (text === undefined) throw new Error(`The marketing site has no text for ${id}`)
  return text
}

/** What is wrong in a field, named for a summary of all faults. */
export const faultOf = (texts: SiteTexts, field: string, fault: string): string =>
  pick(texts, 'contact.of').replace('{field}', field).replace('{fault}', fault)

const collectPages = (
  site: MarketingSite,
  header: HeaderContent,
  footer: FooterContent,
): Map<string, SitePage> => {
  const textOf = readPageTexts(site)
  const columns = [...header.groups.flatMap(group => group.columns), ...footer.columns]
  const links = [
    header.internationalContacts,
    ...footer.social,
    ...footer.legal,
    ...header.utility,
    ...columns.flatMap(column => column.links),
  ]
  return new Map(
    links.flatMap(({ href, label }) => {
      const target = readHref(href)
      return target.place === 'site' ? [[target.path, { title: label, ...textOf(target.path) }] as const] : []
    }),
  )
}
