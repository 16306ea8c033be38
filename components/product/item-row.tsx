import { LevelBadge } from '@/components/catalogue/level-badge'
import { Disclosure } from '@/components/ui/disclosure'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { itemAnchor } from './item-anchor'
import { ItemAvailability } from './item-availability'
import { ItemPrice } from './item-price'

type Props = { locale: Locale; item: ItemProduct; askHref: string }

/** One orderable item: what it is, how it is to be had, what it costs. */
export function ItemRow({ locale, item, askHref }: Props) {
  const t = getTranslator(locale, 'product')
  const { format, termMonths } = item.productItem
  return (
    <li
      id={itemAnchor(item.code)}
      className="scroll-mt-6 gap-x-6 gap-y-2 py-4 target:bg-accent-soft max-md:space-y-2 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] print:grid print:grid-cols-[minmax(0,1fr)_auto] print:py-1"
    >
      <div>
        <h4 className="font-semibold">{item.name}</h4>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{t('items.number', { number: item.code })}</span>
          <span>{t(`formats.${format}`)}</span>
          {termMonths !== undefined && <span>{t('items.term', { months: termMonths })}</span>}
          <LevelBadge locale={locale} level={item.qualificationLevel} />
        </p>
        <Contents locale={locale} item={item} />
      </div>
      <div className="print:hidden">
        <ItemAvailability locale={locale} item={item} />
        <OrderRules locale={locale} item={item} />
      </div>
      <div className="md:text-right">
        <ItemPrice locale={locale} item={item} askHref={askHref} />
      </div>
    </li>
  )
}

function Contents({ locale, item }: Pick<Props, 'locale' | 'item'>) {
  const t = getTranslator(locale, 'product')
  const { contents } = item.productItem
  if (contents.length === 0) return null
  return (
    <div className="mt-1 text-sm print:hidden">
      <Disclosure summary={t('items.inside')}>
        <ul className="space-y-1">
          {contents.map(({ code, text, quantity }) => (
            <li key={code ?? text}>
              {t('items.quantity', { quantity: String(quantity) })} {text}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function OrderRules({ locale, item }: Pick<Props, 'locale' | 'item'>) {
  const t = getTranslator(locale, 'product')
  const { min, step } = item.productItem.order
  if (min <= 1 && step <= 1) return null
  return (
    <p className="mt-1 text-sm text-muted">
      {min > 1 && t('items.least', { count: String(min) })}
      {min > 1 && step > 1 && '. '}
      {step > 1 && t('items.steps', { count: String(step) })}
    </p>
  )
}
