import type { Motif } from './motif.ts'
import { count, disc, filled, path, stroked } from './shapes.ts'

/** Waves go on beyond the edge. */
const WAVE_END = 420

/** Language: voices as waves that swell and fade. */
export const waves: Motif = ({ middle, light, accent }, dice) => {
  const loudest = dice.between(2, 6)
  const special = dice.whole(2, 6)
  const length = dice.one([50, 40, 66])
  return count(9)
    .map(index => {
      const rise = 46 * Math.exp(-(((index - loudest) / 2.6) ** 2)) + 4
      const colour = index === special ? accent : index % 2 === 0 ? light : middle
      const halves = `t${length} 0`.repeat(Math.ceil(WAVE_END / length))
      return stroked(
        path`M-20 ${36 + index * 39}q${length / 2} ${-rise} ${length} 0` + halves,
        colour,
        index === special ? 9 : 6,
      )
    })
    .join('')
}

/** Speech sounds: bars of a sound, long and short. */
export const sounds: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(4, 9)
  return count(13)
    .map(index => {
      const half = dice.between(18, 60) + 95 * Math.exp(-(((index - 6) / 3.2) ** 2))
      const colour = index === special ? accent : index % 3 === 0 ? middle : light
      return stroked(path`M${32 + index * 28} ${192 - half}v${2 * half}`, colour, 14)
    })
    .join('')
}

/** Reading: a shelf of books. */
export const shelf: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(2, 6)
  let x = 20
  return count(9)
    .map(index => {
      const [width, height] = [dice.whole(28, 46), dice.whole(170, 310)]
      const colour = index === special ? accent : dice.one([light, middle])
      const left = x
      x += width + 4
      return x > 388
        ? ''
        : filled(path`M${left} ${366 - height}h${width}v${height}h${-width}z`, colour) +
            filled(path`M${left} ${366 - height + 22}h${width}v8h${-width}z`, '#000', ' opacity=".22"')
    })
    .join('')
}

/** Writing: lines from one hand. */
export const strokes: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(1, 4)
  return count(6)
    .map(index => {
      const y = 66 + index * 56
      const [rise, length] = [dice.between(24, 44), dice.whole(2, 4)]
      const loops = count(length + 1).map(() => path`s54 ${-rise} 60 0`)
      const d = `${path`M36 ${y}c10 ${-rise} 36 ${-rise} 40 0`}${loops.join('')}`
      return stroked(d, index === special ? accent : index % 2 === 0 ? light : middle, 9)
    })
    .join('')
}

/** Numbers: beads on rods. */
export const beads: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(1, 3)
  return count(5)
    .map(index => {
      const y = 52 + index * 72
      const left = dice.whole(1, 5)
      const rod = stroked(path`M24 ${y}H376`, middle, 3)
      const discs = count(6).map(bead => {
        const x = bead < left ? 50 + bead * 50 : 350 - (5 - bead) * 50
        return disc({ x, y }, 23, index === special && bead < left ? accent : bead < left ? light : middle)
      })
      return rod + discs.join('')
    })
    .join('')
}
