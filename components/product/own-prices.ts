import { ownPrice } from '@/lib/cart/sums/own-price'
import { formatAmount } from '@/lib/format/browser-money'
import type { OwnDiscount } from './fetch-programmes'
import { updateOrderSum } from './order-sum'

/**
 * Shows the user's own price beside each list price, which is struck out. Only the line of a price changes,
 * so that nothing moves. The page contains the list prices. Returns the cleanup function.
 */
export function showOwnPrices(discount: OwnDiscount): () => void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-list-price]')]
  const changed = places.map(place => fillPlace(place, ownAndList(place, discount)))
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-cart-lines]')]
  for (const form of forms) {
    form.dataset.percentOff = String(discount.percent)
    updateOrderSum(form)
  }
  return () => {
    for (const takeBack of changed) takeBack()
    for (const form of forms) {
      delete form.dataset.percentOff
      updateOrderSum(form)
    }
  }
}

function fillPlace(place: Element, nodes: readonly (Node | string)[]): () => void {
  const before = [...place.childNodes]
  place.replaceChildren(...nodes)
  return () => place.replaceChildren(...before)
}

function ownAndList(
  place: HTMLElement,
  { percent, currency, text, own, list }: OwnDiscount,
): (Node | string)[] {
  const { lang } = document.documentElement
  const price = ownPrice(Number(place.dataset.listPrice), percent)
  const written = formatAmount(lang, currency, price)
  const struck = element('s', place.textContent ?? '', 'text-sm font-normal text-muted')
  struck.title = text
  return [element('span', `${own} `, 'sr-only'), written, ' ', element('span', `${list} `, 'sr-only'), struck]
}

function element(name: string, text: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
