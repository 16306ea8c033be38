import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { mediaPath } from '@/lib/site/routes'
import type { CoverSize } from './cover-picture'

const FORMATS: Record<CoverSize, string> = { small: 'thumbnail', large: 'product' }

/** Where the cover of a title is, in the format made for its size; undefined for a title without one. */
export function coverAddress(
  { images = [] }: Pick<TitleProduct, 'images'>,
  size: CoverSize,
): string | undefined {
  const covers = images.filter(({ imageType }) => imageType === 'PRIMARY')
  const cover = covers.find(({ format }) => format === FORMATS[size]) ?? covers[0]
  return cover === undefined ? undefined : mediaPath(cover.url)
}
