import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { coverAddress } from './cover-address'
import { CoverPicture, type CoverSize } from './cover-picture'

type Props = { title: TitleProduct; size?: CoverSize }

/** The cover of a title. */
export const Cover = ({ title, size = 'small' }: Props) => (
  <CoverPicture src={coverAddress(title, size)} size={size} />
)
