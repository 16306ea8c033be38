import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { mediaPath } from '@/lib/site/routes'

const SIZES = {
  small: { format: 'thumbnail', width: 88, className: 'w-16 sm:w-22' },
  large: { format: 'product', width: 320, className: 'w-40 sm:w-56 lg:w-80' },
} as const

type Props = { title: TitleProduct; size?: keyof typeof SIZES }

/** The drawn cover of a title, 4:5. It says nothing that does not stand beside it, so nobody has to listen to it. */
export function Cover({ title, size = 'small' }: Props) {
  const { format, width, className } = SIZES[size]
  const covers = title.images?.filter(({ imageType }) => imageType === 'PRIMARY') ?? []
  const cover = covers.find(image => image.format === format) ?? covers[0]
  return (
    <div className={`aspect-4/5 shrink-0 self-start overflow-hidden rounded-sm bg-accent-soft ${className}`}>
      {cover !== undefined && (
        <img
          src={mediaPath(cover.url)}
          alt=""
          width={width}
          height={(width * 5) / 4}
          decoding="async"
          loading={size === 'small' ? 'lazy' : undefined}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
