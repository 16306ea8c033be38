import type { AssessmentRecord, Text } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import { commonQuestions } from './common-questions.ts'
import { daysAfter } from './days.ts'
import { type Family, titleCode } from './family.ts'
import { ENDING_DAYS, itemsOf, type Occasion } from './items.ts'
import { sitesOf } from './offers.ts'
import { resourcesOf } from './resources.ts'
import { administrationOf, telepracticeOf } from './telepractice.ts'
import { t } from './text.ts'

const ORDINALS_EN = ['', '1st', '2nd', '3rd']

const EDITION = (edition: number): Translated =>
  t(
    `, ${ORDINALS_EN[edition] ?? `${edition}th`} Edition`,
    `, ${edition}e édition`,
    `, ${edition}e editie`,
    `, ${edition}.ª edición`,
  )

/** The name with the edition, in the languages that the name is in. */
function titleOf({ name, edition }: Pick<Family, 'name' | 'edition'>): Text {
  if (edition === 1) return name
  const suffix = EDITION(edition)
  return {
    en: name.en + suffix.en,
    ...(name.fr !== undefined && { fr: name.fr + suffix.fr }),
    ...(name.nl !== undefined && { nl: name.nl + suffix.nl }),
    ...(name.es !== undefined && { es: name.es + suffix.es }),
  }
}

/** The record of a family: what its file says, with everything that is derived from it. */
export function assessmentOf(family: Family, occasion: Occasion): AssessmentRecord {
  const {
    number,
    name: _name,
    parts: _parts,
    supply: _supply,
    shipTo: _shipTo,
    notSoldOn: _notSoldOn,
    sampleReport: _sampleReport,
    supersedes,
    similar,
    telepractice: _telepractice,
    questions,
    status = 'ACTIVE',
    ...facts
  } = family
  return {
    ...facts,
    code: titleCode(number),
    title: titleOf(family),
    status,
    ...(status === 'ENDING' && { endDate: daysAfter(occasion.today, ENDING_DAYS) }),
    administration: administrationOf(family),
    telepractice: telepracticeOf(family),
    ...(supersedes !== undefined && { supersedes: titleCode(supersedes) }),
    similar: similar.map(titleCode),
    questions: [...questions, ...commonQuestions(family)],
    resources: resourcesOf(family),
    soldOn: sitesOf(family),
    items: itemsOf(family, occasion),
  }
}
