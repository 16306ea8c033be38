/** A letter as strokes on a grid of its width by six, from the upper left. */
type Letter = readonly [width: number, strokes: string]

/**
 * Capitals, digits and a dash. Drawn rather than set: every picture with a text of its own makes the browser
 * look for a font again, which costs a list of covers more than their drawing.
 */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: [4, 'M0 6L2 0L4 6M.7 4H3.3'],
  B: [3.9, 'M0 0V6H2.3A1.6 1.6 0 0 0 2.3 2.8H0M0 0H2.1A1.4 1.4 0 0 1 2.1 2.8'],
  C: [3.7, 'M3.73 1A2 2 0 0 0 0 2V4A2 2 0 0 0 3.73 5'],
  D: [4, 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.9'],
  F: [3.3, 'M3.3 0H0V6M0 3H2.8'],
  G: [4, 'M3.73 1A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.2H2.4'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3, 'M3 0V4.5A1.5 1.5 0 0 1 0 4.5'],
  K: [3.9, 'M0 0V6M3.7 0L0 3.6M1.4 2.3L3.9 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [4.8, 'M0 6V0L2.4 4L4.8 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4, 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z'],
  P: [3.7, 'M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0'],
  Q: [4, 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.6 4.6L4.2 6.2'],
  R: [3.9, 'M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0M1.8 3.2L3.9 6'],
  S: [3.8, 'M3.5 1.1A1.65 1.5 0 0 0 2 0A1.75 1.5 0 0 0 2 3A1.85 1.5 0 0 1 2 6A1.9 1.5 0 0 1 .2 4.8'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [6, 'M0 0L1.5 6L3 1L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [3.8, 'M0 0H3.8L0 6H3.8'],
  0: [3.6, 'M0 2A1.8 2 0 0 1 3.6 2V4A1.8 2 0 0 1 0 4Z'],
  1: [1.6, 'M0 1L1.6 0V6'],
  2: [3.8, 'M.1 1.5A1.8 1.55 0 0 1 3.7 1.7C3.7 3.2 0 4.4 0 6H3.8'],
  3: [3.6, 'M.2 .9A1.75 1.45 0 1 1 1.7 2.9A1.85 1.55 0 1 1 .1 5'],
  4: [4, 'M2.9 6V0L0 4.2H4'],
  5: [3.7, 'M3.4 0H.5L.2 2.8A1.85 1.7 0 1 1 .1 5'],
  6: [3.6, 'M3 0C1 1 0 2.6 0 4.2A1.8 1.8 0 1 0 1.8 2.4A1.8 1.8 0 0 0 0 4.2'],
  7: [3.8, 'M0 0H3.8L1.4 6'],
  8: [3.4, 'M1.7 2.8A1.4 1.4 0 1 1 1.7 0A1.4 1.4 0 1 1 1.7 2.8A1.6 1.6 0 1 0 1.7 6A1.6 1.6 0 1 0 1.7 2.8'],
  9: [3.6, 'M.6 6C2.6 5 3.6 3.4 3.6 1.8A1.8 1.8 0 1 0 1.8 3.6A1.8 1.8 0 0 0 3.6 1.8'],
  '-': [2, 'M0 3.2H2'],
}

const UNIT = 5
const STROKE = 1
const GAP = 2

/**
 * White capitals with their upper left at a place, in the units of the picture. @throws on a character
 * without a letter
 */
export function lettering(word: string, x: number, y: number): string {
  let at = 0
  const letters = [...word].map(character => {
    const letter = LETTERS[character]
    if (letter === undefined) throw new Error(`No letter is drawn for ${character}`)
    const [width, strokes] = letter
    const placed = `<path transform="translate(${Math.round(at * 10) / 10})" d="${strokes}"/>`
    at += width + GAP
    return placed
  })
  return `<g transform="translate(${x} ${y})scale(${UNIT})" fill="none" stroke="#fff" stroke-width="${STROKE}" stroke-linejoin="round">${letters.join('')}</g>`
}
