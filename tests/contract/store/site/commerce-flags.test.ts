import { describe, expect, it, vi } from 'vitest'
import { FLAG_KEYS, FLAGS, type FlagKey } from '@/lib/backends/flags/flag-defaults'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { type Form, SHIPPED, shopIn } from '../catalogue/shop-harness.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// Commerce reads these flags, and the pages show what it offers and decides: nothing else has to be switched.

const store = serveOrders()

/** The page of the payment. */
const payment = (locale: Locale): Promise<string> => drawPage('store/checkout/payment', {}, '', locale)

/** The page of the order that is placed now. */
async function placed(locale: Locale): Promise<string> {
  const shop = shopIn(store, locale)
  await shop.save('payment', STEPS.payment)
  const { query } = await shop.place((await shop.review()).id)
  return drawPage('store/my-account/order-history/[code]', {}, query.get('order') ?? '', locale)
}

type Row = { locale: Locale; draw: (locale: Locale) => Promise<string>; shows: string; shipping?: Form }

/** What the page of a site shows with the flag, and does not show without it. */
const SHOWN: Readonly<Partial<Record<FlagKey, Row>>> = {
  'bank-transfer': { locale: 'en-us', draw: payment, shows: 'value="BANK_TRANSFER"' },
  'po-es': { locale: 'es-es', draw: payment, shows: 'value="PURCHASE_ORDER"' },
  'po-threshold': { locale: 'en-us', draw: payment, shows: '$25,000.00' },
  ofac: {
    locale: 'en-us',
    draw: placed,
    shows: getMessages('en-us').orders.holds.SCREENING,
    shipping: { ...STEPS.shipping, company: 'Ravenholt Trading' },
  },
}

it('every flag that commerce reads has a page that shows it', () => {
  expect(Object.keys(SHOWN).sort()).toEqual(FLAG_KEYS.filter(key => 'readBy' in FLAGS[key]).toSorted())
})

// The keys of the table above.
const ROWS = Object.entries(SHOWN) as [FlagKey, Row][]

describe.each(ROWS)('the flag %s', (key, { locale, draw, shows, shipping = SHIPPED[locale] }) => {
  it.each([true, false])('decides what a page shows: %s', async isOn => {
    const shop = shopIn(store, locale)
    await shop.flag(key, isOn)
    await shop.flag('order-history', true)
    await shop.arrive({})
    if (shipping !== undefined) await shop.save('shipping', shipping)
    await shop.save('delivery', STEPS.delivery)
    renderFor(store.browser)
    const html = await draw(locale)
    expect(html).toContain('<h1')
    expect(html.includes(shows), html.replaceAll(/<[^>]*>/g, ' ').slice(0, 2_000)).toBe(isOn)
  })
})
