import { FACETS, type Facet } from '../../../../lib/contract/commerce/catalogue/search.ts'

type FacetRule = {
  /** Several values are alternatives. */
  multiSelect: boolean
  /**
   * How its values are ordered: as the tree, by the list they come from, by their number, by their name, or
   * only `true`.
   */
  values: 'tree' | 'listed' | 'newest' | 'named' | 'flag'
}

/** How each facet of the search behaves. */
export const FACET_RULES: Readonly<Record<Facet, FacetRule>> = {
  allCategories: { multiSelect: false, values: 'tree' },
  qualificationLevel: { multiSelect: true, values: 'listed' },
  administration: { multiSelect: true, values: 'listed' },
  scoring: { multiSelect: true, values: 'listed' },
  format: { multiSelect: true, values: 'listed' },
  itemGroup: { multiSelect: true, values: 'listed' },
  language: { multiSelect: true, values: 'named' },
  publicationYear: { multiSelect: true, values: 'newest' },
  telepractice: { multiSelect: false, values: 'flag' },
  inStock: { multiSelect: false, values: 'flag' },
  orderable: { multiSelect: false, values: 'flag' },
}

export const MULTI_SELECT: readonly Facet[] = FACETS.filter(facet => FACET_RULES[facet].multiSelect)
