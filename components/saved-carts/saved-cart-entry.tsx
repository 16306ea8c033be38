import type { ComponentProps } from 'react'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { isOwnList } from '@/lib/saved-carts/is-own'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { SavedCartActions } from './saved-cart-actions'
import { SavedCartMarks } from './saved-cart-marks'

/** A saved cart as an entry of the list: what it holds, and its total now and when it was saved. */
export function savedCartEntry(props: ComponentProps<typeof SavedCartActions>) {
  const { locale, list } = props
  const { code, name = code, description, totalPrice } = list
  return {
    key: code,
    name,
    href: accountDetailPath(locale, 'savedCarts', code),
    amount:
      totalPrice === undefined
        ? getTranslator(locale, 'catalogue')('price.onRequest')
        : formatPrice(locale, totalPrice),
    facts: factsOf(locale, list),
    ...((list.schoolYearList === true || !isOwnList(list)) && {
      status: <SavedCartMarks {...{ locale, list }} />,
    }),
    more: (
      <>
        {description !== undefined && description !== '' && (
          <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <SavedCartActions {...props} />
      </>
    ),
  }
}

function factsOf(locale: Locale, list: CartSummary): readonly string[] {
  const t = getTranslator(locale, 'savedCarts')
  const { saveTime, savedTotal, totalItems, totalUnitCount, organizationShare: share } = list
  const date = saveTime === undefined ? undefined : formatDate(locale, saveTime)
  return [
    t('size', { lines: totalItems, units: totalUnitCount }),
    ...(date === undefined ? [] : [t('saved', { date })]),
    ...(savedTotal === undefined ? [] : [t('totalThen', { amount: formatPrice(locale, savedTotal) })]),
    ...(share === undefined || !isOwnList(list)
      ? []
      : [t('sharedWith', { unit: share.organization.name, permission: share.permission })]),
  ]
}
