import type { AssessmentRecord, CategoryRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { assessmentOf } from './assessment.ts'
import { CATEGORIES } from './categories.ts'
import { FAMILIES } from './families.ts'

export type Catalogue = {
  categories: readonly CategoryRecord[]
  assessments: readonly AssessmentRecord[]
}

/** The sample catalogue as it is on a day: goods that are awaited come some weeks later. */
export const catalogueOn = (today: Date): Catalogue => ({
  categories: CATEGORIES,
  assessments: FAMILIES.map(family => {
    const successor = FAMILIES.find(({ supersedes }) => supersedes === family.number)
    return assessmentOf(family, { successor, today })
  }),
})

/** The sample catalogue that the sandbox begins with. */
export const CATALOGUE = catalogueOn(new Date())
