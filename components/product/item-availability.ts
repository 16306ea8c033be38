import { availabilityOf } from '@/lib/catalogue/availability'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { dateIn } from '@/lib/i18n/date-in'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; item: ItemProduct }

const TONES: Readonly<Record<string, string>> = {
  inStock: 'text-success',
  lowStock: 'text-caution',
  expected: 'text-caution',
  preorder: 'text-caution',
  outOfStock: 'text-danger',
  withdrawn: 'text-danger',
}

/** Whether an item is to be had, from when, until when and by whom. */
export function ItemAvailability({ locale, item }: Props) {
  const t = getTranslator(locale, 'product')
  const availability = availabilityOf(item)
  const { kind } = availability
  const date = 'date' in availability ? (dateIn(locale, availability.date) ?? availability.date) : ''
  const { status, endDate, shipTo } = item.productItem
  const until = status === 'ENDING' && endDate !== undefined ? dateIn(locale, endDate) : undefined
  return (
    <ul className="space-y-1 text-sm">
      <li className={TONES[kind] === undefined ? '' : `font-semibold ${TONES[kind]}`}>
        {t(`stock.${kind}`, { date })}
      </li>
      {kind === 'withdrawn' && availability.replacedBy !== undefined && (
        <li>{t('items.replaced', { number: availability.replacedBy })}</li>
      )}
      {until !== undefined && <li>{t('items.until', { date: until })}</li>}
      {shipTo === 'INSTITUTION' && <li>{t('items.institution')}</li>}
    </ul>
  )
}
