import { SITE_IDS, type SiteId } from '../../../lib/contract/site-ids.ts'
import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { assessmentOf } from './assessment.ts'
import { CATEGORIES } from './categories.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Family, FamilyParts } from './family.ts'
import { authorOf, keywordOf, measureOf, nameOf, paragraphOf, taglineOf } from './generated/texts.ts'
import { PLAIN_FORMS } from './parts.ts'

/** Families of the sample catalogue have lower numbers. */
const FIRST_NUMBER = 100_000

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACRONYM_TAIL = 4

/** An acronym that no other family has: the first letter of the name, then the index in letters. */
function acronymOf(name: string, index: number): string {
  let rest = index
  let tail = ''
  for (let place = 0; place < ACRONYM_TAIL; place += 1) {
    tail += LETTERS[rest % LETTERS.length]
    rest = Math.floor(rest / LETTERS.length)
  }
  return name.charAt(0) + tail
}

const several = <T>(times: number, make: () => T): readonly T[] => Array.from({ length: times }, make)

const chance = (dice: Dice, part: number): boolean => dice.between(0, 1) < part

/** What some families have beside the usual. */
const EXTRAS: readonly [Partial<FamilyParts>, ...Partial<FamilyParts>[]] = [
  {},
  { subscription: true },
  { training: true },
  { stimulusBooks: 1, scoringKey: true },
  { booklets: true },
]

/** Four items to eleven. */
function partsOf(dice: Dice): FamilyParts {
  return {
    priceLevel: dice.between(0.3, 2.2),
    kit: 'plain',
    manual: dice.one(['print', 'both', 'both']),
    forms: PLAIN_FORMS,
    reports: chance(dice, 0.3) ? ['score', 'interpretive'] : ['score'],
    ...(chance(dice, 0.25) && { onScreen: true as const }),
    ...dice.one(EXTRAS),
  }
}

function populationOf(dice: Dice): Family['population'] {
  const minAgeMonths = 12 * dice.whole(0, 18)
  const raters = dice.one<Family['population']['raters']>([[], [], ['PARENT', 'TEACHER']])
  return chance(dice, 0.15)
    ? { minAgeMonths, raters }
    : { minAgeMonths, maxAgeMonths: minAgeMonths + 12 * dice.whole(2, 60) - 1, raters }
}

const ADMINISTRATIONS: readonly [Family['administration'], ...Family['administration'][]] = [
  ['PAPER'],
  ['PAPER', 'REMOTE'],
  ['ONSCREEN'],
  ['PAPER', 'TABLET'],
  ['PAPER', 'GROUP'],
  ['INTERVIEW', 'PAPER'],
]

const LANGUAGES: readonly [string[], ...string[][]] = [
  ['en'],
  ['en'],
  ['en', 'fr'],
  ['en', 'es'],
  ['en', 'nl'],
]

const unsoldOn = (dice: Dice): readonly SiteId[] =>
  chance(dice, 0.2) ? several(dice.whole(1, 4), () => dice.one(SITE_IDS)) : []

function factsOf(dice: Dice) {
  const minMinutes = 5 * dice.whole(1, 12)
  return {
    population: populationOf(dice),
    completion: { minMinutes, maxMinutes: minMinutes + 5 * dice.whole(0, 8) },
    administration: dice.one(ADMINISTRATIONS),
    telepractice: chance(dice, 0.4),
    scoring: dice.one<Family['scoring']>([['HAND'], ['HAND', 'WEB'], ['WEB'], ['WEB', 'MAIL_IN']]),
    languages: dice.one(LANGUAGES),
    publicationYear: dice.whole(1998, 2026),
    rank: dice.one<Family['rank']>([0, 1, 1, 2, 2, 2, 3]),
    status: chance(dice, 0.03) ? ('WITHDRAWN' as const) : ('ACTIVE' as const),
    notSoldOn: unsoldOn(dice),
  }
}

function familyOf(index: number, dice: Dice): Family {
  const name = nameOf(dice)
  const area = CATEGORIES[dice.whole(0, CATEGORIES.length - 1)]
  return {
    ...factsOf(dice),
    number: FIRST_NUMBER + index,
    acronym: acronymOf(name.en, index),
    edition: chance(dice, 0.3) ? dice.whole(2, 5) : 1,
    name,
    tagline: taglineOf(dice),
    body: several(dice.whole(2, 3), () => paragraphOf(dice)),
    measures: several(dice.whole(3, 5), () => measureOf(dice)),
    authors: several(dice.whole(1, 3), () => authorOf(dice)),
    categories: area ? [area.code] : [],
    similar: index === 0 ? [] : [FIRST_NUMBER + dice.whole(0, index - 1)],
    sampleReport: paragraphOf(dice),
    questions: [],
    keywords: several(2, () => keywordOf(dice)),
    parts: partsOf(dice),
  }
}

/** The day on which generated families are looked at; nothing of theirs depends on it. */
const ANY_DAY = new Date(0)

/**
 * Plausible families for measuring with a catalogue of any size, one at a time so that memory does not grow.
 * The same seed gives the same families; each names only earlier ones.
 */
export function* generateFamilies(count: number, seed: number): Generator<AssessmentRecord> {
  for (let index = 0; index < count; index += 1) {
    yield assessmentOf(familyOf(index, diceOf(seed, index)), { today: ANY_DAY })
  }
}
