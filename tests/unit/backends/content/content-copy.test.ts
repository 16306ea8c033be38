import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildHeader, builtInFooter, builtInHeader, builtInLogin } from '@/lib/backends/content/built-in'
import { type ContentPart, contentTexts } from '@/lib/backends/content/built-in-texts'
import { CONTENT_LIMITS, hrefSchema, MENU_GROUPS, SOCIAL_NETWORKS } from '@/lib/contract/content'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, LOCALES } from '@/lib/site/sites'

const LOCALES_FOLDER = join(import.meta.dirname, '../../../../locales')
const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const
const PARTS = ['header', 'footer', 'login'] as const satisfies readonly ContentPart[]

const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(LOCALES_FOLDER, ...path), 'utf8'))

const readTexts = (...path: string[]): Record<string, string> =>
  // Files of this repository; their values are checked to be strings below.
  readJson(...path) as Record<string, string>

const stringsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsOf) : []
}

const structureStrings = (part: ContentPart): string[] =>
  stringsOf(readJson('content-structure', `${part}.json`))

const textIds = (part: ContentPart): string[] =>
  structureStrings(part)
    .filter(value => value.startsWith('@'))
    .map(value => value.slice(1))

const overlayFiles = () =>
  LOCALES.flatMap(locale =>
    PARTS.filter(part => existsSync(join(LOCALES_FOLDER, locale, 'content', `${part}.json`))).map(part => ({
      locale,
      part,
    })),
  )

/** Proper names, and words that are the same in the other language. */
const SAME_AS_ENGLISH = new Set([
  ...['Facebook', 'X (Twitter)', 'YouTube', 'LinkedIn', 'Instagram'],
  ...['Blogs', 'Webinars', 'Contact', 'Qualifications', 'Privacy'],
])

describe.each(LANGUAGES)('the built-in copy in %s', language => {
  it.each(PARTS)('has exactly the texts that the %s names', part => {
    const texts = readTexts(language, 'content', `${part}.json`)
    expect(Object.keys(texts).sort()).toEqual([...new Set(textIds(part))].sort())
  })

  it.each(PARTS)('has %s texts that are trimmed, plain and within the limits', part => {
    for (const [id, text] of Object.entries(readTexts(language, 'content', `${part}.json`))) {
      expect(text, id).toMatch(/^\S(?:[^<>{}\n]*\S)?$/)
      expect(text.length, id).toBeLessThanOrEqual(CONTENT_LIMITS.text)
    }
  })
})

describe.each(['fr', 'nl', 'es'])('the translation into %s', language => {
  it.each(PARTS)('leaves no English in the %s', part => {
    const english = readTexts('en', 'content', `${part}.json`)
    const same = Object.entries(readTexts(language, 'content', `${part}.json`)).filter(
      ([id, text]) => text === english[id] && !SAME_AS_ENGLISH.has(text),
    )
    expect(same).toEqual([])
  })
})

describe('the regional overlays', () => {
  it('change only texts that exist, and really change them', () => {
    for (const { locale, part } of overlayFiles()) {
      const base = readTexts(getSite(locale).language, 'content', `${part}.json`)
      for (const [id, text] of Object.entries(readTexts(locale, 'content', `${part}.json`))) {
        expect(base, `${locale} ${part}`).toHaveProperty([id])
        expect(text, `${locale} ${part} ${id}`).not.toBe(base[id])
      }
    }
  })

  it('are all laid over the copy of their locale', () => {
    for (const { locale, part } of overlayFiles()) {
      expect(contentTexts(part, locale)).toMatchObject(readTexts(locale, 'content', `${part}.json`))
    }
  })

  it('keep one spelling of organisation within a locale', () => {
    for (const locale of LOCALES.filter(name => getSite(name).language === 'en')) {
      const words = PARTS.flatMap(part => Object.values(contentTexts(part, locale))).join(' ')
      const spellings = new Set(words.match(/organi[sz]ation/gi)?.map(word => word.toLowerCase()))
      const british = ['en-gb', 'en-au', 'en-nz', 'zh-sg', 'ja-jp'].includes(locale)
      expect([...spellings], locale).toEqual([british ? 'organisation' : 'organization'])
    }
  })

  it('name the country selector differently on every site', () => {
    const labels = LOCALES.map(locale => builtInHeader(locale).countrySelector.label)
    expect(new Set(labels).size).toBe(LOCALES.length)
    expect(builtInHeader('en-us').countrySelector.label).toBe('US assessments site')
  })
})

describe.each(LOCALES)('the built-in content of %s', locale => {
  const strings = (part: ContentPart) => structureStrings(part).length

  it('has every entry of the header, footer and login text: the contract drops none', () => {
    // The locale itself is the one string that the structure does not have.
    expect(stringsOf(builtInHeader(locale))).toHaveLength(strings('header') + 1)
    expect(stringsOf(builtInFooter(locale))).toHaveLength(strings('footer') + 1)
    expect(stringsOf(builtInLogin(locale))).toHaveLength(strings('login') + 1)
  })

  it('calls the list of all titles what its page is called', () => {
    const { title } = getMessages(locale).catalogue.aToZ
    expect(stringsOf(builtInHeader(locale))).toContain(title)
    expect(stringsOf(builtInFooter(locale))).toContain(title)
  })

  it('calls the fit finder what its page is called', () => {
    const links = builtInHeader(locale).groups.flatMap(({ columns }) =>
      columns.flatMap(column => column.links),
    )
    expect(links).toContainEqual({ label: getMessages(locale).fit.title, href: 'store:fit' })
  })

  it('shows the menu groups, utility links and footer parts in the order of the specification', () => {
    const header = builtInHeader(locale)
    expect(header.groups.map(group => group.id)).toEqual(MENU_GROUPS)
    expect(header.utility.map(link => link.id)).toEqual([
      'quick-order',
      'order-status',
      'invoices',
      'contact-us',
    ])
    const footer = builtInFooter(locale)
    expect(footer.columns.map(column => column.id)).toEqual([
      'shop',
      'legal-policies',
      'help',
      'about',
      'investors',
      'careers',
    ])
    expect(footer.social.map(link => link.network)).toEqual(SOCIAL_NETWORKS)
    expect(footer.legal.map(link => link.id)).toEqual([
      'cookies',
      'terms-of-use',
      'privacy',
      'do-not-sell',
      'patent-notice',
      'accessibility',
    ])
  })
})

it('every link target of the structures is permitted by the contract', () => {
  const targets = PARTS.flatMap(structureStrings).filter(value => value.includes(':'))
  expect(targets.filter(target => !hrefSchema.safeParse(target).success)).toEqual([])
})

it('a structure that names an unknown text is refused, not shown with a hole', () => {
  expect(() => buildHeader({ countrySelector: { label: '@nowhere' } }, {}, 'en-us')).toThrow(/nowhere/)
})
