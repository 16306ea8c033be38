/** A text in the four site languages. */
export type Translated = Readonly<{ en: string; fr: string; nl: string; es: string }>

export type TranslatedCode = Readonly<{ code: string; names: Translated }>

export const translatedCode = (
  code: string,
  en: string,
  fr: string,
  nl: string,
  es: string,
): TranslatedCode => ({
  code,
  names: { en, fr, nl, es },
})
