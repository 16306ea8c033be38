import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import { cartGroups } from '@/components/cart/page/cart-lines'
import { ItemList } from '@/components/product/item-list'
import { type FlagValues, toFlagValues } from '@/lib/backends/flags/flag-values'
import type { Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING } from '../../unit/catalogue/titles'
import { cartOf, entryOf } from '../cart/samples'

const GOODS = itemWith({
  upc: '412345678905',
  images: [{ imageType: 'PRIMARY', format: 'thumbnail', url: '/medias/P900000011-forms.svg?v=1' }],
})
const WITHOUT_EITHER = itemWith({ code: '0900000102' })

const OFF = toFlagValues({})

const onTitle = (flags: FlagValues, item = GOODS, locale: Locale = 'en-us') =>
  renderFromServer(
    <ItemList
      locale={locale}
      title={{ ...REASONING, variantOptions: [item] }}
      supplies={[]}
      askHref="/support"
      flags={flags}
    />,
  )

const inCart = (flags: FlagValues, item = GOODS, locale: Locale = 'en-us') =>
  render(
    <Lines
      groups={cartGroups(locale, cartOf({ entries: [entryOf(item, 1)] }), {
        isSignedIn: false,
        flags,
        typed: new Map(),
      })}
      words={lineLabels(locale)}
      mode="edit"
    />,
  )

const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

describe.each([
  ['on the page of its title', onTitle],
  ['in the cart', inCart],
])('an item %s', (_, draw) => {
  it('shows its product code where the flag is on', () => {
    draw(toFlagValues({ upc: true }))
    expect(screen.getByText('UPC 412345678905')).toBeVisible()
    expect(pictures()).toEqual([])
  })

  it('shows its picture where the flag is on', () => {
    draw(toFlagValues({ 'image-capability': true }))
    expect(pictures()).toEqual(['/media/P900000011-forms.svg'])
    expect(screen.queryByText(/^UPC/)).toBeNull()
  })

  it('shows neither where the flags are off', () => {
    draw(OFF)
    expect(pictures()).toEqual([])
    expect(screen.queryByText(/^UPC/)).toBeNull()
  })

  it('that has neither leaves no gap', () => {
    draw(toFlagValues({ upc: true, 'image-capability': true }), WITHOUT_EITHER)
    expect(pictures()).toEqual([])
    expect(screen.queryByText(/UPC/)).toBeNull()
  })

  it('names its product code in the language of the site', () => {
    draw(toFlagValues({ upc: true }), GOODS, 'fr-ca')
    expect(screen.getByText('CUP 412345678905')).toBeVisible()
  })
})
