import type { Translated } from './translated.ts'

/** What a quote is called before its buyer names it; its number follows. */
export const QUOTE_NAME: Translated = { en: 'Quote', fr: 'Devis', nl: 'Offerte', es: 'Presupuesto' }

/** What the active cart is called once a quote has taken its place; the number of the quote follows. */
export const CART_BEFORE_QUOTE: Translated = {
  en: 'Cart before quote',
  fr: 'Panier avant la soumission',
  nl: 'Winkelwagen vóór offerte',
  es: 'Cesta anterior al presupuesto',
}

/** Who answers comments for the seller. */
export const SUPPORT_NAME: Translated = {
  en: 'Customer support',
  fr: 'Service à la clientèle',
  nl: 'Klantenservice',
  es: 'Atención al cliente',
}
