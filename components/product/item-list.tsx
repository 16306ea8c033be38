import { groupItems, type ItemGroup } from '@/lib/catalogue/item-groups'
import { formatPrice } from '@/lib/catalogue/money'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { ITEMS_ID } from './item-anchor'
import { ItemRow } from './item-row'

type Props = { locale: Locale; title: TitleProduct; askHref: string }

/** Every item of the title in its group, with how many there are and what the cheapest costs. */
export function ItemList({ locale, title, askHref }: Props) {
  const t = getTranslator(locale, 'product')
  const groups = groupItems(title)
  const { currency, priceBasis } = getSite(locale)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={ITEMS_ID} className="column item-groups py-10 lg:py-14 print:py-4">
      <h2 id={ITEMS_ID} className="scroll-mt-6">
        {t('items.heading')}
      </h2>
      <p className="mt-2 text-muted">{t(`prices.${priceBasis}`, { currency })}</p>
      {groups.length > 1 && <GroupFilter locale={locale} groups={groups} />}
      {groups.map(group => (
        <Group key={group.group} locale={locale} group={group} askHref={askHref} />
      ))}
    </section>
  )
}

const countOf = (groups: readonly ItemGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0)

/** Which groups are shown: plain radio buttons, by which the style sheet hides the others. */
function GroupFilter({ locale, groups }: { locale: Locale; groups: readonly ItemGroup[] }) {
  const t = getTranslator(locale, 'product')
  const choices = [
    { group: 'ALL', label: t('items.all'), count: countOf(groups) },
    ...groups.map(({ group, count }) => ({ group, label: t(`groups.${group}`), count })),
  ]
  return (
    <fieldset className="no-print mt-5">
      <legend className="sr-only">{t('items.filter')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ group, label, count }, index) => (
          <label
            key={group}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3 has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="group"
              value={group}
              defaultChecked={index === 0}
              className="sr-only"
              autoComplete="off"
            />
            <span>
              {label} <span className="text-sm">({count})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type GroupProps = { locale: Locale; group: ItemGroup; askHref: string }

function Group({ locale, group: { group, count, fromPrice, items }, askHref }: GroupProps) {
  const t = getTranslator(locale, 'product')
  const from = getTranslator(locale, 'catalogue')
  return (
    <div data-group={group} className="mt-8 print:mt-4">
      <h3 className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-accent pb-2">
        {t(`groups.${group}`)}
        <span className="text-sm font-normal text-muted">
          {t('items.count', { count })}
          {fromPrice !== undefined && ` · ${from('price.from', { price: formatPrice(locale, fromPrice) })}`}
        </span>
      </h3>
      <ul className="divide-y divide-line border-b border-line">
        {items.map(item => (
          <ItemRow key={item.code} locale={locale} item={item} askHref={askHref} />
        ))}
      </ul>
    </div>
  )
}
