import type { Text } from './catalogue-record.ts'

export const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of the call as one of those the catalogue is kept in. */
export const catalogueLanguage = (language: string): Language =>
  LANGUAGES.find(known => known === language) ?? 'en'

/** Only what is translated; OCC falls back to no other language. */
export const inLanguage = (texts: readonly Text[], language: Language): string[] =>
  texts.map(text => text[language]).filter(text => text !== undefined)

/** Names are never absent: without a translation the English one is used. */
export const nameIn = (text: Text, language: Language): string => text[language] ?? text.en
