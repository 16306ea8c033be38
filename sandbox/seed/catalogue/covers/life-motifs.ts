import type { Motif } from './motif.ts'
import { around, count, disc, filled, path, ring, stroked } from './shapes.ts'

/** People and feelings: circles that share ground. */
export const circles: Motif = ({ middle, light, accent }, dice) => {
  const turn = dice.between(0, 1)
  const centre = { x: 200, y: 194 }
  const colours = [light, middle, accent, middle, light]
  return count(5)
    .map(index =>
      disc(
        around(centre, turn + index / 5, dice.between(62, 88)),
        dice.between(70, 100),
        colours[index] ?? light,
        ' opacity=".62"',
      ),
    )
    .join('')
}

/** Autism: a net of points, each its own and all connected. */
export const constellation: Motif = ({ middle, light, accent }, dice) => {
  const centre = { x: 200, y: 194 }
  const points = count(11).map(index => around(centre, index * 0.382, 30 + index * 13.5))
  const special = dice.whole(3, 9)
  const lines = points.flatMap((from, index) =>
    [2, 3].flatMap(step => {
      const to = points[index + step]
      return to ? [stroked(path`M${from.x} ${from.y}L${to.x} ${to.y}`, middle, 3)] : []
    }),
  )
  const discs = points.map((point, index) =>
    disc(point, index === special ? 26 : dice.between(9, 20), index === special ? accent : light),
  )
  return lines.join('') + discs.join('')
}

/** Daily living: steps, each a little higher. */
export const steps: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(1, 4)
  const stairs = count(6).map(index => {
    const height = 70 + index * 46 + dice.between(-8, 8)
    const x = 20 + index * 60
    return filled(
      path`M${x} 380v${-height + 30}a30 30 0 0 1 60 0v${height - 30}z`,
      index === special ? accent : index % 2 === 0 ? light : middle,
    )
  })
  return stairs.join('')
}

/** The senses: ripples that meet. */
export const ripples: Motif = ({ middle, light, accent }, dice) => {
  const centres = [
    { x: dice.between(90, 150), y: dice.between(110, 160) },
    { x: dice.between(250, 310), y: dice.between(210, 270) },
  ]
  const drawn = centres.flatMap((centre, side) =>
    count(7).map(index => ring(centre, 34 + index * 27, side === 0 ? light : middle, ' stroke-width="8"')),
  )
  const hearts = centres.map((centre, side) => disc(centre, 20, side === 0 ? accent : light))
  return drawn.join('') + hearts.join('')
}

/** Movement: the way of a ball. */
export const bounces: Motif = ({ middle, light, accent }, dice) => {
  const heights = [dice.between(270, 320), dice.between(190, 230), dice.between(110, 140)]
  const widths = [170, 130, 100]
  let x = 0
  const arcs = heights.flatMap((height, index) => {
    const width = widths[index] ?? 100
    const from = x
    x += width
    return count(3).map(line =>
      stroked(
        path`M${from} 356q${width / 2} ${-(height - line * 30) * 2} ${width} 0`,
        [light, middle, middle][line] ?? light,
        9 - line * 2,
      ),
    )
  })
  const ball = disc({ x: 85, y: 356 - (heights[0] ?? 300) }, 32, accent)
  return arcs.join('') + ball
}

/** The first years: building blocks. */
export const blocks: Motif = ({ middle, light, accent }, dice) => {
  const colours = [light, middle, accent, light, middle, light]
  const turn = dice.whole(0, 5)
  const colour = (index: number) => colours[(index + turn) % colours.length] ?? light
  const shift = dice.between(-14, 14)
  return [
    filled(path`M50 380v-110h110v110z`, colour(0)),
    filled(path`M170 380v-110h180v110h-55a35 35 0 0 0-70 0z`, colour(1)),
    filled(path`M${90 + shift} 262v-70h180v70z`, colour(2)),
    disc({ x: 318, y: 222 }, 42, colour(3)),
    filled(path`M${100 + shift} 184l50-96 50 96z`, colour(4)),
    filled(path`M${212 + shift} 184v-50a29 29 0 0 1 58 0v50z`, colour(5)),
  ].join('')
}

/** Choices: ways that part. */
export const branches: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(1, 5)
  return count(7)
    .map(index => {
      const x = 44 + index * 52
      const y = 70 + dice.between(0, 110)
      const colour = index === special ? accent : index % 2 === 0 ? light : middle
      return stroked(path`M200 390C200 260 ${x} 290 ${x} ${y}`, colour, 8) + disc({ x, y }, 17, colour)
    })
    .join('')
}

/** Many at once: a field of seats. */
export const field: Motif = ({ middle, light, accent }, dice) => {
  const slope = dice.between(0.5, 1.2)
  const special = dice.whole(8, 20)
  return count(30)
    .map(index => {
      const [column, row] = [index % 6, Math.floor(index / 6)]
      const size = index === special ? 42 : 26 + 16 * Math.sin((column + row * slope) * 1.1)
      const [x, y] = [43 + column * 63, 48 + row * 72]
      const colour = index === special ? accent : size > 30 ? light : middle
      return filled(path`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`, colour)
    })
    .join('')
}

/** Admission: gates, one within the other. */
export const arches: Motif = ({ middle, light, accent }, dice) => {
  const special = dice.whole(2, 4)
  return count(6)
    .map(index => {
      const half = 172 - index * 29
      const colour = index === special ? accent : index % 2 === 0 ? middle : light
      return filled(path`M${200 - half} 380v${-190}a${half} ${half} 0 0 1 ${2 * half} 0v190z`, colour)
    })
    .join('')
}
