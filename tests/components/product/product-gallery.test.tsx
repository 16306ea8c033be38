import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductHead } from '@/components/product/product-head'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import type { ProductImage } from '@/lib/contract/commerce/catalogue/product'
import { REASONING } from '../../unit/catalogue/titles'

const COVER: ProductImage = { imageType: 'PRIMARY', format: 'product', url: '/medias/P900000011.svg?v=1' }

const picture = (galleryIndex: number, altText: string, format = 'product'): ProductImage => ({
  imageType: 'GALLERY',
  format,
  url: `/medias/${galleryIndex}-${format}.svg`,
  altText,
  galleryIndex,
})

const draw = (isOn: boolean, images: ProductImage[]) =>
  render(
    <ProductHead
      locale="en-us"
      title={{ ...REASONING, images }}
      cover="/media/P900000011.svg?v=1"
      flags={toFlagValues({ 'image-capability': isOn })}
      notices={null}
      tools={null}
    />,
  )

const gallery = () => screen.queryByRole('group', { name: 'Pictures' })

describe('the pictures of a title', () => {
  it('are a gallery in the order of their places, the cover first, where the flag is on', () => {
    draw(true, [COVER, picture(1, 'Forms'), picture(0, 'Kit'), picture(0, 'Kit', 'thumbnail')])
    const choices = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('radio')
    expect(choices.map(choice => choice.closest('label')?.querySelector('img')?.alt)).toEqual([
      'Cover',
      'Kit',
      'Forms',
    ])
    expect(choices[0]).toBeChecked()
    expect(screen.getAllByRole('img', { name: 'Kit' }).map(image => image.getAttribute('src'))).toEqual([
      '/media/0-thumbnail.svg',
      '/media/0-product.svg',
    ])
  })

  it('are the cover alone where the flag is off', () => {
    draw(false, [COVER, picture(0, 'Kit')])
    expect(gallery()).toBeNull()
    expect([...document.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual([
      '/media/P900000011.svg?v=1',
    ])
  })

  it('are the cover alone where there are no others', () => {
    draw(true, [COVER])
    expect(gallery()).toBeNull()
    expect(document.querySelectorAll('img')).toHaveLength(1)
  })
})
