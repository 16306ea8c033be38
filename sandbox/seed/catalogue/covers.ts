import { createHash } from 'node:crypto'
import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { drawItems } from './covers/item-pictures.ts'
import { beads, shelf, sounds, strokes, waves } from './covers/language-motifs.ts'
import { lettering } from './covers/lettering.ts'
import {
  arches,
  blocks,
  bounces,
  branches,
  circles,
  constellation,
  field,
  ripples,
  steps,
} from './covers/life-motifs.ts'
import { beats, facets, hills, rings, tiles } from './covers/mind-motifs.ts'
import type { Motif } from './covers/motif.ts'
import { PALETTES, type Palette } from './covers/palettes.ts'
import { diceOf } from './dice.ts'

type Design = Readonly<{ palette: Palette; motif: Motif }>

const design = (palette: Palette, motif: Motif): Design => ({ palette, motif })

/** What a cover of a category looks like: one colour per area, one motif per field. */
const DESIGNS: Readonly<Record<string, Design>> = {
  cognition: design(PALETTES.navy, tiles),
  neuropsychology: design(PALETTES.violet, rings),
  memory: design(PALETTES.violet, rings),
  attention: design(PALETTES.violet, beats),
  'speech-language': design(PALETTES.teal, waves),
  language: design(PALETTES.teal, waves),
  'speech-fluency': design(PALETTES.teal, sounds),
  academic: design(PALETTES.brick, shelf),
  'reading-dyslexia': design(PALETTES.brick, shelf),
  writing: design(PALETTES.brick, strokes),
  numeracy: design(PALETTES.brick, beads),
  'social-emotional': design(PALETTES.plum, circles),
  autism: design(PALETTES.plum, constellation),
  adaptive: design(PALETTES.moss, steps),
  'sensory-motor': design(PALETTES.sea, ripples),
  sensory: design(PALETTES.sea, ripples),
  motor: design(PALETTES.sea, bounces),
  'mental-health': design(PALETTES.slate, hills),
  personality: design(PALETTES.cocoa, facets),
  'early-childhood': design(PALETTES.amber, blocks),
  career: design(PALETTES.pine, branches),
  'large-scale': design(PALETTES.graphite, field),
  admissions: design(PALETTES.graphite, arches),
}

const PLAIN = design(PALETTES.graphite, field)

const designOf = ([first = '']: readonly string[]): Design => DESIGNS[first] ?? PLAIN

/** The cover of an assessment as SVG, 4:5; always the same for the same code. */
export function drawCover(assessment: Pick<AssessmentRecord, 'code' | 'acronym' | 'categories'>): string {
  const { code, acronym, categories } = assessment
  const { palette, motif } = designOf(categories)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500" role="img" aria-label="${acronym}">`,
    `<path d="M0 0h400v500H0z" fill="${palette.ground}"/>`,
    `<svg width="400" height="380">${motif(palette, diceOf(code))}</svg>`,
    `<path d="M32 412h56v5H32z" fill="${palette.accent}"/>`,
    lettering(acronym, 34, 436),
    '</svg>',
  ].join('')
}

/** What an assessment is made of: a picture for each group of its items, in the colours of its cover. */
export const drawGallery = (assessment: Pick<AssessmentRecord, 'acronym' | 'categories' | 'items'>) =>
  [...new Set(assessment.items.map(({ group }) => group))].map(group => ({
    group,
    svg: drawItems(designOf(assessment.categories).palette, assessment.acronym, group),
  }))

/** Changes with the drawing, so that an address with it can be kept for ever. */
export const pictureVersion = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 10)
