import type { Dice } from '../dice.ts'
import type { Palette } from './palettes.ts'

/** Draws the upper part of a cover, 400 wide and 380 high; what is beyond is cut off. */
export type Motif = (palette: Palette, dice: Dice) => string
