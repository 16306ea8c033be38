import type { Translated } from '../reference/translated.ts'

/** A text in English, French (Canada), Dutch and Spanish. */
export const t = (en: string, fr: string, nl: string, es: string): Translated => ({ en, fr, nl, es })

/** Puts a text together per language from others. */
export const join = (
  write: (pick: <T>(text: Readonly<Record<keyof Translated, T>>) => T) => string,
): Translated => ({
  en: write(text => text.en),
  fr: write(text => text.fr),
  nl: write(text => text.nl),
  es: write(text => text.es),
})
