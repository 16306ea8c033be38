import {
  aToZPath,
  cartPath,
  categoryPath,
  fitPath,
  homePath,
  searchPath,
  storePath,
} from '../lib/site/paths.ts'
import { CATALOGUE } from '../sandbox/seed/catalogue/catalogue.ts'
import { LOCALE } from './pages.ts'

/** Many times the capacity of the page caches. */
export const GENERATED_TITLES = 2_400

const AREAS = CATALOGUE.categories.map(({ code, name }) => categoryPath(LOCALE, { code, name: name.en }))
const TOPICS = ['reading', 'memory', 'anxiety', 'language', 'attention', 'behavior', 'manual', 'kit']

type Page = (index: number, titles: readonly string[]) => string

/** A typical mix of ten requests: mostly titles, also searches, a cart and public pages. */
const MIX: readonly Page[] = [
  (index, titles) => titles[index % titles.length] ?? '',
  index => `${searchPath(LOCALE)}?q=${TOPICS[index % TOPICS.length]}+${index}`,
  (index, titles) => titles[(index * 7) % titles.length] ?? '',
  () => homePath(LOCALE),
  index => AREAS[index % AREAS.length] ?? '',
  // A few titles are requested again and again.
  (index, titles) => titles[index % 50] ?? '',
  () => cartPath(LOCALE),
  (index, titles) => titles[(index * 13) % titles.length] ?? '',
  index => (index % 20 < 10 ? storePath(LOCALE) : aToZPath(LOCALE)),
  index => `${fitPath(LOCALE)}?years=${3 + (index % 60)}&minutes=60`,
]

/** The requests of a block, as paths; always the same ones for the same block. */
export const mixedRequests = (titles: readonly string[], first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => {
    const index = first + place
    return MIX[index % MIX.length]?.(index, titles) ?? ''
  })
