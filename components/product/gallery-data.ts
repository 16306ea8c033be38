import { coverAddress } from '@/components/catalogue/cover-address'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { mediaPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { GalleryData } from './product-gallery'

const [LARGE, SMALL] = ['product', 'thumbnail'] as const

/** The pictures of a title beside its cover, where the site shows them and there are some. */
export function galleryData(
  locale: Locale,
  title: Pick<TitleProduct, 'images'>,
  flags: ItemFlags,
): GalleryData | undefined {
  const pictures = flags['image-capability'] ? galleryPictures(title) : []
  const cover = coverAddress(title, 'small')
  if (pictures.length === 0 || cover === undefined) return undefined
  const t = getTranslator(locale, 'product')
  return { label: t('gallery.label'), cover: { name: t('gallery.cover'), small: cover }, pictures }
}

/** Each picture once, in its place; the other format replaces a missing one. */
function galleryPictures({ images = [] }: Pick<TitleProduct, 'images'>): GalleryData['pictures'] {
  const places = new Set(images.flatMap(({ galleryIndex }) => galleryIndex ?? []))
  return [...places]
    .toSorted((first, second) => first - second)
    .flatMap(place => {
      const formats = images.filter(
        ({ imageType, galleryIndex }) => imageType === 'GALLERY' && galleryIndex === place,
      )
      const addressOf = (name: string) => (formats.find(({ format }) => format === name) ?? formats[0])?.url
      const [large, small] = [addressOf(LARGE), addressOf(SMALL)]
      if (large === undefined || small === undefined) return []
      return [{ name: formats[0]?.altText ?? '', large: mediaPath(large), small: mediaPath(small) }]
    })
}
