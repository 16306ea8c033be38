import type { Price } from '../catalogue/price.ts'

/** Minor units per unit, in every currency that commerce uses. */
const MINOR_UNITS = 100

/**
 * Query parameter `expectedTotal` of placing an order (our extension): the total that the customer has seen,
 * for example `USD25955`. If the total of the cart is another one, the response is 409 `CartChangedError`.
 */
export const expectedTotalOf = ({ currencyIso, value }: Pick<Price, 'currencyIso' | 'value'>): string =>
  `${currencyIso}${Math.round(value * MINOR_UNITS)}`
