import { ADMINISTRATIONS, SCORINGS } from '@/lib/contract/commerce/catalogue/assessment'
import { ITEM_FORMATS, ITEM_GROUPS } from '@/lib/contract/commerce/catalogue/product-item'
import type { Facet } from '@/lib/contract/commerce/catalogue/search'

/** Values of the level facet, from the lowest to the highest rank. */
export const LEVEL_CODES = ['NONE', 'A', 'B', 'C'] as const

type FacetParameter = {
  /** Name of the query parameter. */
  name: string
  /** Allowed values as commerce spells them; other values are dropped. */
  values: readonly string[] | RegExp
  /** Maximum number of chosen values. */
  most: number
}

const YES = ['true'] as const
const MANY = 10

/**
 * Every facet as a query parameter of the search, in the order of the address. Only codes are allowed as
 * values, so no value can break the grammar of the query.
 */
export const FACET_PARAMETERS = {
  allCategories: { name: 'category', values: /^[a-z0-9-]{1,60}$/, most: 1 },
  qualificationLevel: { name: 'level', values: LEVEL_CODES, most: LEVEL_CODES.length },
  administration: { name: 'administration', values: ADMINISTRATIONS, most: ADMINISTRATIONS.length },
  scoring: { name: 'scoring', values: SCORINGS, most: SCORINGS.length },
  format: { name: 'format', values: ITEM_FORMATS, most: ITEM_FORMATS.length },
  itemGroup: { name: 'group', values: ITEM_GROUPS, most: ITEM_GROUPS.length },
  language: { name: 'language', values: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, most: MANY },
  publicationYear: { name: 'year', values: /^\d{4}$/, most: MANY },
  telepractice: { name: 'telepractice', values: YES, most: 1 },
  inStock: { name: 'in-stock', values: YES, most: 1 },
  orderable: { name: 'orderable', values: YES, most: 1 },
} as const satisfies Record<Facet, FacetParameter>

export const FACET_CODES = Object.keys(FACET_PARAMETERS) as readonly Facet[]

const parameterOf = (facet: Facet): FacetParameter => FACET_PARAMETERS[facet]

/** A value as an address spells it: in lower case where commerce uses capitals. */
export function toAddressValue(facet: Facet, code: string): string {
  const { values } = parameterOf(facet)
  return values instanceof RegExp ? code : code.toLowerCase().replaceAll('_', '-')
}

/** The code of commerce for a value of an address, or undefined for an invalid value. */
export function fromAddressValue(facet: Facet, value: string): string | undefined {
  const { values } = parameterOf(facet)
  if (values instanceof RegExp) return values.test(value) ? value : undefined
  return values.find(code => toAddressValue(facet, code) === value.toLowerCase())
}

/** Chosen values without duplicates, in canonical order, up to the maximum of the facet. */
export function inOrder(facet: Facet, codes: readonly string[]): readonly string[] {
  const { values, most } = parameterOf(facet)
  const chosen = [...new Set(codes)]
  const sorted = values instanceof RegExp ? chosen.toSorted() : values.filter(code => chosen.includes(code))
  return sorted.slice(0, most)
}
