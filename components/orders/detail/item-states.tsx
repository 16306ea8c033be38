import type { Order } from '@/lib/contract/commerce/order/order'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import { itemStates } from '@/lib/orders/facts/item-states'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order }

const HEADING_ID = 'order-items'

/** Where the units of each item are: shipped, to come, credited, cancelled, going back. */
export function ItemStates({ locale, order }: Props) {
  const items = itemStates(locale, order)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {getTranslator(locale, 'orders')('states.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map(({ code, name, states }) => (
          <li key={code} className="py-3">
            <p className="font-semibold">{name}</p>
            <p className="text-sm">{joinFacts(states)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
