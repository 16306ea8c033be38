import { EntryLink } from '@/components/page/entry-actions'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { isOwnList } from '@/lib/saved-carts/is-own'
import { withParameter } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { RestoreForm } from './restore-form'

type Props = {
  locale: Locale
  list: CartSummary
  hidden: HiddenFieldValues
  /** Address of the page of the list. */
  listHref: string
}

/** Actions on a saved cart of the list; only its owner deletes it. */
export function SavedCartActions({ locale, hidden, list, listHref }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { code, name = code, permission } = list
  if (permission === 'VIEW') return null
  return (
    <RestoreForm
      {...{ locale, hidden, code, name }}
      className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      {isOwnList(list) && (
        <EntryLink
          href={withParameter(listHref, DELETE_PARAMETER, code)}
          label={t('delete')}
          fullLabel={t('deleteNamed', { name })}
        />
      )}
    </RestoreForm>
  )
}
