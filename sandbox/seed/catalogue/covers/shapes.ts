const short = (value: number): string => String(Math.round(value))

/** A path from a template whose numbers are rounded to whole units. */
export const path = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  strings.reduce((drawn, part, index) => `${drawn}${short(values[index - 1] ?? 0)}${part}`)

export const filled = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const stroked = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"/>`

export type Point = Readonly<{ x: number; y: number }>

export const disc = ({ x, y }: Point, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`

export const ring = ({ x, y }: Point, radius: number, colour: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}"${more}/>`

/** The point at an angle, in turns, from a centre. */
export const around = ({ x, y }: Point, turns: number, radius: number): Point => ({
  x: x + Math.cos(turns * 2 * Math.PI) * radius,
  y: y + Math.sin(turns * 2 * Math.PI) * radius,
})

export const count = (times: number): readonly number[] => Array.from({ length: times }, (_, index) => index)
