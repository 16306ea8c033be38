import type { ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import { lettering } from './lettering.ts'
import type { Palette } from './palettes.ts'
import { count, disc, filled, path, stroked } from './shapes.ts'

type ItemGroup = (typeof ITEM_GROUPS)[number]

/** Draws a thing with the acronym on it, 400 wide and 500 high. */
type Thing = (palette: Palette, acronym: string) => string

const PAPER = '#fff'

/** A box with its lid. */
const kit: Thing = ({ ground, middle, accent }, acronym) =>
  filled('M60 210L110 150H370L320 210Z', accent) +
  filled('M320 210L370 150V330L320 400Z', middle) +
  filled('M60 210H320V400H60Z', ground) +
  lettering(acronym, 84, 330)

/** A stack of sheets, each with lines to fill in. */
const forms: Thing = ({ ground, middle, accent }, acronym) =>
  count(3)
    .map(at => filled(path`M${110 - at * 25} ${80 + at * 25}h230v310h-230z`, at === 2 ? PAPER : middle))
    .join('') +
  filled('M60 130h230v80h-230z', ground) +
  lettering(acronym, 78, 155) +
  count(5)
    .map(line => stroked(path`M84 ${250 + line * 38}h${line % 2 === 0 ? 180 : 130}`, ground, 6))
    .join('') +
  disc({ x: 262, y: 402 }, 10, accent)

/** A bound book. */
const support: Thing = ({ ground, middle, accent }, acronym) =>
  filled('M90 100h240v310h-240z', ground) +
  filled('M90 100h26v310h-26z', middle) +
  filled('M140 250h56v6h-56z', accent) +
  lettering(acronym, 140, 280) +
  filled('M90 410h240v14h-240z', PAPER)

/** A board in front of those who learn. */
const training: Thing = ({ ground, middle, accent }, acronym) =>
  filled('M60 90h280v190h-280z', ground) +
  lettering(acronym, 88, 165) +
  filled('M88 220h70v6h-70z', accent) +
  count(3)
    .map(
      at =>
        disc({ x: 110 + at * 90, y: 345 }, 26, middle) +
        filled(path`M${72 + at * 90} 430a38 45 0 0 1 76 0z`, middle),
    )
    .join('')

/** A screen with bars. */
const platform: Thing = ({ ground, middle, accent }, acronym) =>
  filled('M60 120h280v210h-280z', ground) +
  lettering(acronym, 84, 150) +
  count(4)
    .map(at => filled(path`M${88 + at * 58} 306h34v${-40 - at * 20}h-34z`, at === 3 ? accent : middle))
    .join('') +
  filled('M30 330h340l-24 40h-292z', middle)

const THINGS: Readonly<Record<ItemGroup, Thing>> = {
  KIT: kit,
  FORMS_REPORTS: forms,
  SUPPORT: support,
  TRAINING: training,
  PLATFORM: platform,
}

/** What items of a group look like, as SVG, 4:5; always the same for the same title. */
export const drawItems = (palette: Palette, acronym: string, group: ItemGroup): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500" role="img" aria-label="${acronym}">`,
    filled('M0 0h400v500H0z', palette.light),
    THINGS[group](palette, acronym),
    '</svg>',
  ].join('')
