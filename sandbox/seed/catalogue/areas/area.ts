import type { CategoryRecord, Text } from '../../../commerce/catalogue/catalogue-record.ts'

/** An area of the field: code, name and what it is about in one sentence. */
export const area = (code: string, name: Text, description: Text): CategoryRecord => ({
  code,
  name,
  description,
})

/** An area within another. */
export const below = (parent: string, child: CategoryRecord): CategoryRecord => ({ ...child, parent })
