const SIZES = {
  small: { width: 88, className: 'cover cover-small' },
  large: { width: 320, className: 'cover w-40 sm:w-56 lg:w-80' },
} as const

export type CoverSize = keyof typeof SIZES

type Props = { src: string | undefined; size: CoverSize }

/**
 * The drawn cover of a title, 4:5. It is decorative: the text beside it has the same content, so screen
 * readers skip it.
 */
export function CoverPicture({ src, size }: Props) {
  const { width, className } = SIZES[size]
  return (
    <div className={className}>
      {src !== undefined && (
        <img
          src={src}
          alt=""
          width={width}
          height={(width * 5) / 4}
          decoding="async"
          className="cover-picture"
          loading={size === 'small' ? 'lazy' : undefined}
        />
      )}
    </div>
  )
}
