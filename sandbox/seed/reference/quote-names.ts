import type { Translated } from './translated.ts'

/** What a quote is called before its buyer names it; its number follows. */
export const QUOTE_NAME: Translated = { en: 'Quote', fr: 'Devis', nl: 'Offerte', es: 'Presupuesto' }
