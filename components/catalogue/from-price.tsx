import { priceText } from '@/lib/catalogue/price-text'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct }

/** What the cheapest item of a title costs, or why there is no price. */
export const FromPrice = ({ locale, title }: Props) => <>{priceText(locale, title)}</>
