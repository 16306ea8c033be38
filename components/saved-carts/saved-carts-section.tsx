import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { formatPrice } from '@/lib/format/money'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import type { SavedCartsView } from '@/lib/saved-carts/saved-carts-view'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { RestoreForm } from './restore-form'

type Props = { locale: Locale; lists: SavedCartsView; hidden: HiddenFieldValues }

/** The saved-carts page shows the others. */
const MOST_SHOWN = 3

const HEADING_ID = 'saved-carts'

/** The signed-in user's saved carts, each with a link to its page. */
export function SavedCartsSection({ locale, lists, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  if (lists.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12 max-w-form">
      <h2 id={HEADING_ID} className="border-b-2 border-accent pb-2 text-xl">
        {t('empty.lists')}
      </h2>
      {lists === 'unavailable' ? (
        <p className="mt-3">{t('empty.listsUnavailable')}</p>
      ) : (
        <Lists {...{ locale, lists, hidden }} />
      )}
    </section>
  )
}

type ListsProps = Omit<Props, 'lists'> & { lists: readonly CartSummary[] }

function Lists({ locale, lists, hidden }: ListsProps) {
  const t = getTranslator(locale, 'cart')
  const words = getTranslator(locale, 'savedCarts')
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {lists.slice(0, MOST_SHOWN).map(({ code, name = code, totalItems, totalUnitCount, totalPrice }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <a href={accountDetailPath(locale, 'savedCarts', code)} className="font-semibold wrap-anywhere">
                {name}
              </a>
              <p className="text-sm text-muted">
                {words('size', { lines: totalItems, units: totalUnitCount })}
                {totalPrice !== undefined && ` · ${formatPrice(locale, totalPrice)}`}
              </p>
            </div>
            <RestoreForm {...{ locale, hidden, code, name }} />
          </li>
        ))}
      </ul>
      {lists.length > MOST_SHOWN && (
        <p className="mt-3">
          <a href={accountPath(locale, 'savedCarts')} className="inline-block py-1">
            {t('empty.allLists', { count: lists.length })}
          </a>
        </p>
      )}
    </>
  )
}
