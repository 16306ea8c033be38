import { Badge } from '@/components/ui/badge'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { getTranslator } from '@/lib/i18n/translator'
import { isOwnList } from '@/lib/saved-carts/is-own'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  list: Pick<CartSummary, 'savedBy' | 'schoolYearList' | 'permission'>
}

/** Badges of a saved cart: school-year list, and the colleague who shares it. */
export function SavedCartMarks({ locale, list }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { savedBy, schoolYearList } = list
  return (
    <span className="flex flex-wrap gap-2">
      {schoolYearList === true && <Badge tone="accent">{t('schoolYear')}</Badge>}
      {!isOwnList(list) && <Badge>{t('ofColleague', { name: savedBy?.name ?? '' })}</Badge>}
    </span>
  )
}
