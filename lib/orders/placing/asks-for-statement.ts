import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import type { Cart } from '@/lib/contract/commerce/cart/cart'

/**
 * Whether the statement on the qualified user is asked for with an order: for restricted items, not for those
 * that everybody may use.
 */
export const asksForStatement = ({
  requiredQualificationLevel: level,
}: Pick<Cart, 'requiredQualificationLevel'>): boolean => level !== undefined && level.rank > OPEN_RANK
