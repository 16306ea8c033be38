import { CoverPicture } from '@/components/catalogue/cover-picture'

type Picture = { name: string; small: string; large: string }

export type GalleryData = {
  label: string
  cover: Omit<Picture, 'large'>
  pictures: readonly Picture[]
}

type Props = GalleryData & { src: string | undefined }

/**
 * Cover and further pictures of a title: plain radio buttons, by which the style sheet shows one of the
 * pictures.
 */
export const ProductGallery = ({ label, cover, pictures, src }: Props) => (
  <fieldset className="gallery">
    <legend className="sr-only">{label}</legend>
    <div className="gallery-choice">
      <Choice {...cover} value="cover" isFirst />
      <div className="gallery-picture">
        <CoverPicture src={src} size="large" />
      </div>
    </div>
    {pictures.map(({ name, small, large }) => (
      <div key={large} className="gallery-choice">
        <Choice name={name} small={small} value={large} />
        <div className="gallery-picture">
          <img src={large} alt={name} width={320} height={400} decoding="async" loading="lazy" />
        </div>
      </div>
    ))}
  </fieldset>
)

type ChoiceProps = { name: string; small: string; value: string; isFirst?: boolean }

const Choice = ({ name, small, value, isFirst = false }: ChoiceProps) => (
  <label>
    <input
      type="radio"
      name="picture"
      value={value}
      defaultChecked={isFirst}
      className="sr-only"
      autoComplete="off"
    />
    <img src={small} alt={name} width={56} height={70} decoding="async" loading="lazy" />
  </label>
)
