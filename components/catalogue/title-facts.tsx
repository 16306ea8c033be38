import { titleFacts } from '@/lib/catalogue/title-facts'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { FactsList } from './facts-list'

type Props = { locale: Locale; title: TitleProduct }

/** What decides first whether a title fits: level, ages or grades, minutes. */
export const TitleFacts = ({ locale, title }: Props) => <FactsList facts={titleFacts(locale, title)} />
