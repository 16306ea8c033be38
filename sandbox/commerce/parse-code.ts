/** The number that a code of a cart, an order or a quote stands for; undefined for any other text. */
export const parseCode = (text: string): number | undefined =>
  /^\d{8}$/.test(text) ? Number(text) : undefined
