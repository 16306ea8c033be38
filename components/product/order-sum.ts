import { sumOfChosen } from '@/lib/cart/lines/chosen-sum'
import { ownPrice } from '@/lib/cart/sums/own-price'
import { formatAmount } from '@/lib/format/browser-money'
import { fill } from '@/lib/i18n/fill'

/** Quantity fields of a form. */
export const quantitiesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[data-prices]'),
]

/** Element of the order bar for the sum or a message. */
export const sumPlace = (form: HTMLFormElement) =>
  form.querySelector<HTMLOutputElement>('[data-order-sum]') ?? undefined

/** Shows number and total price of the chosen items, with the user's own discount. */
export function updateOrderSum(form: HTMLFormElement): void {
  const output = sumPlace(form)
  if (output === undefined) return
  const chosen = quantitiesOf(form).map(({ value, dataset }) => [value, dataset.prices ?? ''] as const)
  const { count, sum } = sumOfChosen(chosen)
  const { orderSum: currency, one = '', several = '' } = output.dataset
  const { lang } = document.documentElement
  const price = formatAmount(lang, currency ?? '', ownPrice(sum, Number(form.dataset.percentOff ?? 0)))
  output.value = count === 0 ? '' : fill(count === 1 ? one : several, { count: String(count), sum: price })
}
