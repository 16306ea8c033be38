import { expect, it, test } from 'vitest'
import { type ContentPart, contentTexts } from '@/lib/backends/content/built-in-texts'
import { FACET_NAMES, SORT_NAMES, VALUE_NAMES } from '@/sandbox/commerce/catalogue/search/facet-names'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'
import { INDUSTRIES } from '@/sandbox/seed/reference/industries'
import { JOB_TITLES } from '@/sandbox/seed/reference/job-titles'
import { QUALIFICATION_LEVELS } from '@/sandbox/seed/reference/qualification-levels'
import { textsIn } from '../sandbox-catalogue/texts-in'
import { WRITTEN } from './texts'

const PARTS = ['header', 'footer', 'login'] as const satisfies readonly ContentPart[]

/** What the sandbox's back ends hold in several languages. */
const SEED = {
  catalogue: catalogueOn(new Date('2026-03-10T12:00:00Z')),
  search: [FACET_NAMES, SORT_NAMES, VALUE_NAMES],
  reference: [INDUSTRIES, JOB_TITLES, QUALIFICATION_LEVELS],
}

/**
 * French sets a space that does not break before a colon and inside its quotation marks; that of Quebec sets
 * none before other marks.
 */
const isMisspaced = (text: string): boolean =>
  /[^\u00a0]:(?!\S)|«[^\u00a0]|[^\u00a0]»|[\s\u00a0\u202f][?!;]/.test(text)

test('in French no line can break before a colon or inside quotation marks', () => {
  const texts = WRITTEN.filter(({ source }) => source.startsWith('fr')).flatMap(({ texts }) => [...texts])
  const content = PARTS.flatMap(part => Object.entries(contentTexts(part, 'fr-ca')))
  const seed = textsIn(SEED).map(({ way, text }) => [way, text.fr ?? ''] as const)
  expect(seed.length).toBeGreaterThan(1000)
  const misspaced = [...texts, ...content, ...seed].filter(([, text]) => isMisspaced(text))
  expect(misspaced.map(([key, text]) => `${key}: ${text}`)).toEqual([])
})

it.each([
  ['Niveau\u00a0: {level}', false],
  ['Niveau : {level}', true],
  ['Niveau: {level}', true],
  ['Ces sites le vendent :', true],
  ['Âge (années:mois), 6:3', false],
  ['Pour «\u00a0{query}\u00a0».', false],
  ['Pour « {query}\u00a0».', true],
  ['Pour «\u00a0{query} ».', true],
  ['Supprimer ce brouillon?', false],
  ['Supprimer ce brouillon\u00a0?', true],
  ['Rien n’est perdu ; réessayez.', true],
])('a space that is missing or breaks is found: "%s" %s', (text, found) => {
  expect(isMisspaced(text)).toBe(found)
})
