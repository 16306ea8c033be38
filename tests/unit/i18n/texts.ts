import { getMessages, LANGUAGE_MESSAGES, LOCALE_OVERLAYS, type MessageTree } from '@/lib/i18n/messages'
import type { Language } from '@/lib/site/sites'
import { LOCALES } from '@/lib/site/sites'

/** All texts of a tree by their full key, `register.steps.organisation.title`. */
export function textsOf(tree: MessageTree, prefix = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): readonly (readonly [string, string])[] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

const LANGUAGES = Object.keys(LANGUAGE_MESSAGES) as readonly Language[]

export const TRANSLATIONS = LANGUAGES.filter(language => language !== 'en')

export const languageTexts = (language: Language) => textsOf(LANGUAGE_MESSAGES[language])

/** Every set of texts that is written down: four languages, ten overlays. */
export const WRITTEN: readonly { source: string; texts: ReadonlyMap<string, string> }[] = [
  ...LANGUAGES.map(language => ({ source: language as string, texts: languageTexts(language) })),
  ...LOCALES.map(locale => ({ source: `${locale} overlay`, texts: textsOf(LOCALE_OVERLAYS[locale]) })),
]

/** Every set of texts that is shown. */
export const SHOWN = LOCALES.map(locale => ({ locale, texts: textsOf(getMessages(locale)) }))

/** Lines `source key: text` of the texts that a rule refuses. */
export const refused = (rule: (text: string, key: string) => boolean): readonly string[] =>
  WRITTEN.flatMap(({ source, texts }) =>
    [...texts].filter(([key, text]) => rule(text, key)).map(([key, text]) => `${source} ${key}: ${text}`),
  )

function closingBrace(text: string, opening: number): number {
  let depth = 0
  for (let index = opening; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`unbalanced braces in "${text}"`)
}

/** The contents of the outermost braces of a text. */
function bracedParts(text: string): readonly string[] {
  const opening = text.indexOf('{')
  if (opening < 0) return []
  const closing = closingBrace(text, opening)
  return [text.slice(opening + 1, closing), ...bracedParts(text.slice(closing + 1))]
}

/**
 * Names of the tags around parts of a sentence, which a page turns into links: `<terms>terms of use</terms>`.
 */
export const tagsOf = (text: string): readonly string[] =>
  [...text.matchAll(/<(\w+)>[^<>]*<\/\1>/g)].map(([, name = '']) => name)

/** Names of the parameters a text takes, those inside plural and select branches included. */
export const parametersOf = (text: string): readonly string[] => [
  ...new Set(
    bracedParts(text).flatMap(part => {
      const [name = '', kind, ...branches] = part.split(',')
      if (kind === undefined) return [name.trim()]
      return [name.trim(), ...bracedParts(branches.join(',')).flatMap(parametersOf)]
    }),
  ),
]
