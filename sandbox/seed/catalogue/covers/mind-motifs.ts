import type { Motif } from './motif.ts'
import { around, count, disc, filled, path, ring } from './shapes.ts'

/** Reasoning: quarters of a circle that join into figures. */
export const tiles: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(5, 10)
  return count(16)
    .map(index => {
      const [x, y] = [(index % 4) * 100, Math.floor(index / 4) * 100 - 20]
      const d = dice.one([
        path`M${x} ${y}h100a100 100 0 0 1-100 100z`,
        path`M${x + 100} ${y}v100a100 100 0 0 1-100-100z`,
        path`M${x + 100} ${y + 100}h-100a100 100 0 0 1 100-100z`,
        path`M${x} ${y + 100}v-100a100 100 0 0 1 100 100z`,
      ])
      return filled(d, index === special ? accent : dice.one([middle, middle, light]))
    })
    .join('')
}

/** Memory: rings with gaps. */
export const rings: Motif = ({ middle, light, accent }, dice) => {
  const centre = { x: 200, y: 196 }
  const special = dice.whole(1, 4)
  const drawn = count(7).map(index => {
    const radius = 26 + index * 24
    const round = 2 * Math.PI * radius
    const gap = round * dice.between(0.12, 0.4)
    const colour = index === special ? accent : index % 2 === 0 ? light : middle
    const turn = dice.whole(0, 359)
    return ring(
      centre,
      radius,
      colour,
      ` stroke-width="13" stroke-linecap="round" stroke-dasharray="${Math.round(round - gap)} ${Math.round(gap)}" transform="rotate(${turn} 200 196)"`,
    )
  })
  return drawn.join('')
}

/** Attention: one among many. */
export const beats: Motif = ({ middle, light, accent }, dice) => {
  const special = { column: dice.whole(1, 4), row: dice.whole(1, 4) }
  return count(36)
    .map(index => {
      const [column, row] = [index % 6, Math.floor(index / 6)]
      const distance = Math.hypot(column - special.column, row - special.row)
      const place = { x: 44 + column * 62, y: 44 + row * 60 }
      if (distance === 0) return disc(place, 25, accent)
      return disc(place, Math.max(5, 21 - distance * 3.4), distance < 2 ? light : middle)
    })
    .join('')
}

/** Personality: facets of one stone. */
export const facets: Motif = ({ middle, light, accent }, dice) => {
  const centre = { x: 200, y: 196 }
  const sides = dice.whole(9, 12)
  const corners = count(sides).map(index => around(centre, index / sides, dice.between(135, 176)))
  const heart = around(centre, dice.between(0, 1), 26)
  const special = dice.whole(0, sides - 1)
  return corners
    .map((from, index) => {
      const to = corners[(index + 1) % sides] ?? from
      const colour = index === special ? accent : index % 2 === 0 ? light : middle
      return filled(
        path`M${heart.x} ${heart.y}L${from.x} ${from.y}L${to.x} ${to.y}z`,
        colour,
        ` opacity=".${dice.whole(72, 98)}"`,
      )
    })
    .join('')
}

/** Mood: a sun over hills. */
export const hills: Motif = ({ middle, light, accent }, dice) => {
  const sun = disc({ x: dice.between(110, 290), y: dice.between(120, 160) }, 64, accent)
  const colours = [light, light, middle, middle]
  const slopes = count(4).map(index => {
    const y = 190 + index * 48
    const rise = dice.between(30, 70) * (index % 2 === 0 ? 1 : -1)
    return filled(
      path`M0 ${y}q100 ${-rise} 200 0t200 0V400H0z`,
      colours[index] ?? middle,
      ` opacity=".${45 + index * 15}"`,
    )
  })
  return sun + slopes.join('')
}
