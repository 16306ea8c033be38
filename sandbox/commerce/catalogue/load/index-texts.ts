import { QUALIFICATION_LEVELS } from '../../../seed/reference/qualification-levels.ts'
import { compactKey, searchText } from '../../text/search-words.ts'
import type { AssessmentRecord, CategoryRecord, ItemRecord, Rank, Text } from '../catalogue-record.ts'
import { inLanguage, type Language, nameIn } from '../languages.ts'

type Categories = ReadonlyMap<string, CategoryRecord>

/** An acronym as people type it: `HWRS-3` also in one word, and without its edition. */
const acronymForms = (acronym: string): string => `${acronym} ${compactKey(acronym)}`

/** A level by its name and by the older British codes, which are still asked for. */
const levelWords = (rank: Rank, language: Language): string => {
  const level = QUALIFICATION_LEVELS.find(row => row.rank === rank)
  return level === undefined ? '' : [level.names[language], ...level.aliases].join(' ')
}

const englishToo = (text: Text, language: Language): string =>
  language === 'en' ? text.en : `${nameIn(text, language)} ${text.en}`

/** An area with those above it: who names the larger one means all that is in it. */
const withParents = (code: string, categories: Categories): CategoryRecord[] => {
  const area = categories.get(code)
  if (area === undefined) return []
  return [area, ...(area.parent === undefined ? [] : withParents(area.parent, categories))]
}

/** The columns of a title in the full-text index of a language, in the order of the table. */
export const titleTexts = (
  record: AssessmentRecord,
  language: Language,
  categories: Categories,
): [acronym: string, name: string, words: string, tagline: string, body: string] => {
  const areas = record.categories.flatMap(code => withParents(code, categories))
  const words = [
    ...inLanguage(record.measures, language),
    ...inLanguage(record.keywords, language),
    ...record.authors,
    ...areas.map(area => nameIn(area.name, language)),
    levelWords(record.rank, language),
  ]
  return [
    searchText(acronymForms(record.acronym)),
    searchText(englishToo(record.title, language)),
    searchText(words.join(' ')),
    searchText(record.tagline[language] ?? ''),
    searchText(inLanguage(record.body, language).join(' ')),
  ]
}

/** The columns of an item, likewise. */
export const itemTexts = (
  item: ItemRecord,
  language: Language,
  acronym: string,
): [code: string, name: string, shortName: string, acronym: string] => [
  item.code,
  searchText(englishToo(item.name, language)),
  searchText(item.shortName),
  searchText(acronymForms(acronym)),
]
