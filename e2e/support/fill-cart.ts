import { expect, type Page } from 'playwright/test'
import { CHOSEN_ON, quantityField } from '@/lib/cart/lines/line-fields'
import { cartLinesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { itemCodes } from './cart'
import { family, titlePath } from './catalogue'
import { storeOrigin } from './origins'

const TITLE = 'HWRS-3'

/** A kit that is shipped and a subscription that is not, of the same title. */
export type TwoItems = { kit: string; digital: string; title: string }

/** Numbers of two items that every site sells. */
export async function twoItems(page: Page, locale: Locale): Promise<TwoItems> {
  await page.goto(titlePath(locale, TITLE))
  const codes = await itemCodes(page)
  const [kit, digital] = [codes.at(0), codes.at(-1)]
  if (kit === undefined || digital === undefined) throw new Error('too few items')
  return { kit, digital, title: family(TITLE).code }
}

/** Adds items to the cart of this browser by the request of the form, without its page. */
export async function fillCart(
  page: Page,
  locale: Locale,
  lines: Readonly<Record<string, number>>,
): Promise<void> {
  const fields = Object.entries(lines).map(([code, quantity]) => [quantityField(code), quantity])
  const answer = await page.request.post(`${storeOrigin()}${cartLinesActionPath(locale)}`, {
    // The store closes a connection after 5 s without a request, which may be this very moment.
    maxRetries: 1,
    form: { [CHOSEN_ON]: family(TITLE).code, ...Object.fromEntries(fields) },
    headers: { origin: storeOrigin(), accept: 'application/json' },
  })
  expect(answer.status()).toBe(200)
}
