import type { FlagValues } from './flag-values'

/** What is told of an item wherever it stands in a row: its product code, and its picture. */
export type ItemFlags = Pick<FlagValues, 'upc' | 'image-capability'>
