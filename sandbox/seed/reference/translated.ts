/** A text in the four site languages. */
export type Translated = Readonly<{ en: string; fr: string; nl: string; es: string }>

export type TranslatedCode = Readonly<{ code: string; names: Translated }>

/** A row of a list: the code, then its name in English, French, Dutch and Spanish. */
export const translatedCode = (
  code: string,
  ...[en, fr, nl, es]: readonly [en: string, fr: string, nl: string, es: string]
): TranslatedCode => ({ code, names: { en, fr, nl, es } })
