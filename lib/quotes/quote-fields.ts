/** Fields of the forms of a quote's page. */
export const QUOTE_FIELDS = {
  quote: 'quote',
  /** The version that the page has shown. */
  version: 'version',
  name: 'name',
  note: 'note',
  reference: 'reference',
  cc: 'cc',
  /** Number and quantity of an item that is added to a draft. */
  newItem: 'newItem',
  newQuantity: 'newQuantity',
  /** A message, and the line that it is about; empty for the whole quote. */
  text: 'text',
  entry: 'entry',
  /** Last day of an offer; yyyy-mm-dd. Its own name, because the error summary links to it. */
  offerDay: 'offerDay',
  /** Last day of a link that shares a quote; yyyy-mm-dd. */
  linkDay: 'linkDay',
  /** The link that is withdrawn. */
  share: 'share',
} as const

/** Lengths in characters, as commerce takes them. */
export const QUOTE_LENGTHS = { name: 100, note: 255, reference: 60, text: 1_000 } as const

/** Most addresses that get a copy of the offer. */
export const MOST_CC = 5
