/** Colours of an area. White has to be readable on `ground`; `accent` is used once or twice on a cover. */
export type Palette = Readonly<{ ground: string; middle: string; light: string; accent: string }>

const palette = (ground: string, middle: string, light: string, accent: string): Palette => ({
  ground: `#${ground}`,
  middle: `#${middle}`,
  light: `#${light}`,
  accent: `#${accent}`,
})

export const PALETTES = {
  navy: palette('1b3558', '4a7bb0', 'bcd8e8', 'f2b950'),
  violet: palette('372758', '7a60b4', 'cdbdf0', 'ff9e7a'),
  teal: palette('0c4747', '2e9184', 'aee3d5', 'ffd166'),
  brick: palette('742c1c', 'c4603f', 'f5cba8', 'ffe9b8'),
  plum: palette('551c41', 'a94b7e', 'f1bcd4', 'ffcf9c'),
  moss: palette('294621', '6b9c4d', 'd2e6b5', 'f5d76e'),
  sea: palette('0b4361', '2c8fba', 'b0e2f3', 'ffb26b'),
  slate: palette('233c54', '5d8ca8', 'd3e5ec', 'f6a98c'),
  cocoa: palette('3d2a22', '94694f', 'ead2bb', 'e6aa52'),
  amber: palette('7d4306', 'd58a2e', 'fbe2b6', 'fff4d6'),
  pine: palette('174735', '499b75', 'c2e8d3', 'ffe08a'),
  graphite: palette('292d39', '666f87', 'ccd3e1', '8fd6c5'),
} as const
