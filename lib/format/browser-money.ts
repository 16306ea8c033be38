/** Formats an amount in the language of the page, for prices that are computed in the browser. */
export const formatAmount = (languageTag: string, currency: string, amount: number): string =>
  new Intl.NumberFormat(languageTag, { style: 'currency', currency }).format(amount)
