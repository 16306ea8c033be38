import type { SiteId } from '../../../lib/contract/site-ids.ts'
import type { AssessmentRecord, Text } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'

/**
 * Forms of one rater, age band or level; sold in packs of 25, once per language in which they are printed.
 */
export type FormPart = Readonly<{ name: Translated; short: string }>

export type ReportName = 'score' | 'interpretive' | 'progress' | 'parent'

/** What a family consists of; its items are derived from it (`items.ts`). */
export type FamilyParts = Readonly<{
  /** Of what the prices of the family are a multiple: 1 is an average battery. */
  priceLevel: number
  kit?: 'plain' | 'cased'
  digitalKit?: true
  manual: 'print' | 'digital' | 'both'
  stimulusBooks?: number
  manipulatives?: Translated
  forms?: readonly FormPart[]
  booklets?: true
  scoringKey?: true
  mailIn?: true
  onScreen?: true
  reports?: readonly ReportName[]
  subscription?: true
  training?: true
  siteLicence?: true
}>

/** What sets the supply of a family apart: goods awaited, not out yet, or a price made for each buyer. */
type Supply = 'ON_SALE' | 'OUT_OF_STOCK' | 'PREORDER' | 'PRICE_ON_REQUEST'

type OwnFacts = Omit<
  AssessmentRecord,
  | 'code'
  | 'title'
  | 'items'
  | 'resources'
  | 'supersedes'
  | 'similar'
  | 'telepractice'
  | 'status'
  | 'endDate'
  | 'soldOn'
>

/**
 * A family as its file writes it; what all families have in common is added by `assessment.ts` and
 * `items.ts`.
 */
export type Family = OwnFacts &
  Readonly<{
    /** Six digits that the codes of the title and of its items are built of. */
    number: number
    /** The name without the edition. */
    name: Text
    telepractice: boolean
    /** What the sample report shows of an invented examinee. */
    sampleReport: Text
    similar: readonly number[]
    supersedes?: number
    parts: FamilyParts
    status?: AssessmentRecord['status']
    supply?: Supply
    shipTo?: 'INSTITUTION'
    notSoldOn?: readonly SiteId[]
  }>

/** Code of a title. */
export const titleCode = (family: number): string => `P9${String(family).padStart(8, '0')}`

/** Code of an item: ten digits, the family's and those of the slot. */
export const itemCode = (family: number, slot: number): string =>
  `0${String(family).padStart(6, '0')}${String(slot).padStart(3, '0')}`
