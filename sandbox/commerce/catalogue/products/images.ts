import type { ProductImage } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import { prepared } from '../../../db/prepared.ts'
import { valueName } from '../search/value-name.ts'
import type { ProductContext } from './product-context.ts'
import type { StoredItem } from './stored-item.ts'
import type { StoredTitle } from './stored-title.ts'

const IMAGE_FORMATS = ['product', 'thumbnail'] as const

type Picture = Readonly<{ url: string; altText: string; galleryIndex?: number }>

/** A picture in each format of the wire; one drawing serves all of them. */
const inFormats = ({ url, altText, galleryIndex }: Picture): ProductImage[] =>
  IMAGE_FORMATS.map(format =>
    galleryIndex === undefined
      ? { imageType: 'PRIMARY', format, url, altText }
      : { imageType: 'GALLERY', format, url, altText, galleryIndex },
  )

/** The version in the address changes with the picture. */
const addressOf = (name: string, version: string): string => `/medias/${name}.svg?v=${version}`

const groupPicture = (titleCode: string, group: string): string => `${titleCode}-${group.toLowerCase()}`

/** The cover of a title. */
export const coverImages = ({
  code,
  name,
  coverVersion,
}: Pick<StoredTitle, 'code' | 'name' | 'coverVersion'>): ProductImage[] =>
  coverVersion === undefined ? [] : inFormats({ url: addressOf(code, coverVersion), altText: name })

/** What an item looks like; where no one has drawn that, the cover of its title. */
export const itemImages = ({
  titleCode,
  name,
  facts,
  pictureVersion,
  coverVersion,
}: StoredItem): ProductImage[] =>
  pictureVersion === undefined
    ? coverImages({ code: titleCode, name, coverVersion })
    : inFormats({ url: addressOf(groupPicture(titleCode, facts.group), pictureVersion), altText: name })

/** What a title is made of, in the order of its groups. */
export const galleryImages = (
  context: ProductContext,
  { code, name }: Pick<StoredTitle, 'code' | 'name'>,
): ProductImage[] => {
  const rows = prepared(
    context.database,
    'SELECT item_group AS kind, version FROM catalogue_pictures WHERE title_code = ?',
  ).all(code)
  const versions = new Map(rows.map(({ kind, version }) => [String(kind), String(version)]))
  return ITEM_GROUPS.flatMap(group => {
    const version = versions.get(group)
    return version === undefined ? [] : [{ group, version }]
  }).flatMap(({ group, version }, galleryIndex) =>
    inFormats({
      url: addressOf(groupPicture(code, group), version),
      altText: `${name}: ${valueName(context, 'itemGroup', group)}`,
      galleryIndex,
    }),
  )
}
