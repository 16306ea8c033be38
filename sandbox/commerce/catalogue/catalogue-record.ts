import type { AssessmentFacts } from '../../../lib/contract/commerce/catalogue/assessment.ts'
import type { ProductItemFacts } from '../../../lib/contract/commerce/catalogue/product-item.ts'
import type { SiteId } from '../../../lib/contract/site-ids.ts'
import type { Translated } from '../../seed/reference/translated.ts'

/** A text that English always has; what is not translated is absent in that language, as in OCC. */
export type Text = Readonly<{ en: string } & Partial<Translated>>

/** Ranks that every level scheme shares: 0 none, 1 A, 2 B, 3 C. */
export type Rank = 0 | 1 | 2 | 3

export type CategoryRecord = {
  code: string
  parent?: string
  name: Text
  description: Text
}

type LanguageFreeFacts = Pick<
  AssessmentFacts,
  | 'acronym'
  | 'edition'
  | 'administration'
  | 'scoring'
  | 'languages'
  | 'publicationYear'
  | 'status'
  | 'endDate'
  | 'scores'
  | 'norms'
  | 'readingGrade'
>

/** A family: one assessment in one edition. Ages in months; `authors` as printed. */
export type AssessmentRecord = LanguageFreeFacts & {
  code: string
  title: Text
  tagline: Text
  body: readonly Text[]
  measures: readonly Text[]
  authors: readonly string[]
  categories: readonly string[]
  population: {
    minAgeMonths: number
    maxAgeMonths?: number
    grades?: string
    raters: AssessmentFacts['population']['raters']
  }
  completion: { minMinutes: number; maxMinutes: number; note?: Text }
  telepractice: { allowed: boolean; note?: Text }
  reliability?: { label: Text; low: number; high: number }
  rank: Rank
  qualificationTags?: readonly { code: string; name: Text }[]
  /** Code of the edition that this one replaces; the other direction is derived. */
  supersedes?: string
  similar: readonly string[]
  resources: readonly { kind: string; title: Text; text?: Text; href?: string }[]
  questions: readonly { question: Text; answer: Text }[]
  /** Words by which people search for it and that stand nowhere on the page. */
  keywords: readonly Text[]
  /** Sites that sell it. */
  soldOn: readonly SiteId[]
  items: readonly ItemRecord[]
}

/** An orderable item of a family. `rank` only where it differs from the family's. */
export type ItemRecord = Omit<ProductItemFacts, 'contents' | 'priceOnRequest'> & {
  code: string
  name: Text
  contents: readonly { code?: string; text: Text; quantity: number }[]
  rank?: Rank
  upc?: string
  weightGrams?: number
  taxClass: 'BOOK' | 'GOODS' | 'SERVICE' | 'MIXED'
  offers: readonly OfferRecord[]
}

/**
 * What a site sells an item for, in minor units of its currency; `price` is absent where it is made on
 * request.
 */
export type OfferRecord = {
  site: SiteId
  price?: number
  tiers: readonly { min: number; price: number }[]
  /** Pieces in stock; absent for what does not ship. `expectedOn` as yyyy-mm-dd. */
  stock?: { level: number; expectedOn?: string; preorder?: boolean }
}
