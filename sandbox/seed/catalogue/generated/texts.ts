import type { Text } from '../../../commerce/catalogue/catalogue-record.ts'
import type { Dice } from '../dice.ts'
import { capital, NAMES, TERMS, wordOf } from './words.ts'

/** What an assessment is called, in English and in French. */
type Kind = readonly [en: string, fr: string]

const KINDS: readonly [Kind, ...Kind[]] = [
  ['Scales', 'Échelles'],
  ['Inventory', 'Inventaire'],
  ['Battery', 'Batterie'],
  ['Profile', 'Profil'],
  ['Screener', 'Dépistage'],
  ['Questionnaire', 'Questionnaire'],
  ['Checklist', 'Liste'],
  ['Probe', 'Sonde'],
]

const term = (dice: Dice): string => wordOf(TERMS, dice)

export const nameOf = (dice: Dice): Text => {
  const [en, fr] = dice.one(KINDS)
  const place = NAMES[dice.whole(0, NAMES.length - 1)] ?? 'Haldenwick'
  const topic =
    dice.between(0, 1) < 0.4 ? `${capital(term(dice))} ${capital(term(dice))}` : capital(term(dice))
  return { en: `${place} ${topic} ${en}`, fr: `${fr} ${place} – ${topic.toLowerCase()}` }
}

export const taglineOf = (dice: Dice): Text => {
  const [first, second] = [term(dice), term(dice)]
  return {
    en: `A look at ${first} and ${second} that fits into a working day.`,
    fr: `Un regard sur ${first} et ${second} qui tient dans une journée de travail.`,
  }
}

const SENTENCES: readonly [(dice: Dice) => string, ...((dice: Dice) => string)[]] = [
  dice => `It describes ${term(dice)}, ${term(dice)} and ${term(dice)} with tasks that people know.`,
  dice => `Examinees work on ${term(dice)} first and on ${term(dice)} later.`,
  dice => `The ${term(dice)} part may be left out where ${term(dice)} is of no interest.`,
  dice => `Results on ${term(dice)} support decisions about ${term(dice)} and ${term(dice)}.`,
  dice => `Its norms for ${term(dice)} were collected together with those for ${term(dice)}.`,
  dice => `A report compares ${term(dice)} with ${term(dice)} and names what to look at next.`,
  dice => `It helps identify needs in ${term(dice)} early.`,
]

/** A paragraph of some sentences. */
export const paragraphOf = (dice: Dice): Text => ({
  en: Array.from({ length: dice.whole(3, 5) }, () => dice.one(SENTENCES)(dice)).join(' '),
})

export const measureOf = (dice: Dice): Text => ({ en: `${capital(term(dice))} and ${term(dice)}` })

export const keywordOf = (dice: Dice): Text => ({ en: term(dice) })

export const authorOf = (dice: Dice): string =>
  `${dice.one(['A.', 'B.', 'C.', 'E.', 'H.', 'J.', 'L.', 'M.', 'R.', 'S.'])} ${wordOf(NAMES, dice)}, PhD`
