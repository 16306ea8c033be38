import type { FlagValues } from './flag-values'

/** Flags that control what an item row shows: its product code (UPC) and its picture. */
export type ItemFlags = Pick<FlagValues, 'upc' | 'image-capability'>
