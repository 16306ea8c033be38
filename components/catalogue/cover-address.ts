import type { ProductImage } from '@/lib/contract/commerce/catalogue/product'
import { mediaPath } from '@/lib/site/paths'
import type { CoverSize } from './cover-picture'

const FORMATS: Record<CoverSize, string> = { small: 'thumbnail', large: 'product' }

/**
 * Address of the cover of a title or the picture of an item, in the format for its size; undefined where
 * there is none.
 */
export function coverAddress(
  { images = [] }: { images?: readonly ProductImage[] | undefined },
  size: CoverSize,
): string | undefined {
  const covers = images.filter(({ imageType }) => imageType === 'PRIMARY')
  const cover = covers.find(({ format }) => format === FORMATS[size]) ?? covers[0]
  return cover === undefined ? undefined : mediaPath(cover.url)
}
