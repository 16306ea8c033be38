import type { CategoryRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { LIFE } from './areas/life.ts'
import { SKILLS } from './areas/skills.ts'

/** The areas of the field, two levels where the field has them; in the order in which they are shown. */
export const CATEGORIES: readonly CategoryRecord[] = [...SKILLS, ...LIFE]
