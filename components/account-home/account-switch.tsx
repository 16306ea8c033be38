import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Select } from '@/components/form/fields/select'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { isOpenForOrders } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { ACCOUNT_FIELD, ITEMS_FIELD } from '@/lib/saved-carts/account-switch'
import { cartAccountActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { accountFacts } from './account-facts'

type Props = {
  locale: Locale
  accounts: readonly AccountView[]
  /** Uid of the account that the cart is for; undefined while that is not known. */
  acting: string | undefined
  hidden: HiddenFieldValues
}

/**
 * The account that the user orders for, and the choice of another one (pages: My account home). The items in
 * the cart come along; the cart then tells what has changed. While the account is not known, or orders
 * cannot be placed for it, none is preset.
 */
export function AccountSwitch({ locale, accounts, acting, hidden }: Props) {
  const t = getTranslator(locale, 'accountHome')
  const orderable = accounts.filter(isOpenForOrders)
  const isOffered = orderable.some(({ uid }) => uid === acting)
  const present = accounts.find(({ uid }) => uid === acting)
  // Of one account there is nothing to choose, unless the cart is for another one that is closed.
  if (orderable.length < (present === undefined || isOffered ? 2 : 1)) return null
  const words = isOffered ? {} : noneChosen(locale, present)
  return (
    <form
      method="post"
      action={cartAccountActionPath(locale)}
      className="no-print mt-5 flex flex-wrap items-end gap-3 [--container-field:36rem]"
    >
      <HiddenFields {...hidden} />
      <input type="hidden" name={ITEMS_FIELD} value="copy" />
      <Select
        name={ACCOUNT_FIELD}
        label={t('acting.label')}
        words={fieldWords(locale)}
        defaultValue={isOffered ? acting : ''}
        {...words}
        options={orderable.map(account => ({
          value: account.uid,
          label: [account.name, ...accountFacts(locale, account)].join(' · '),
        }))}
      />
      <Button type="submit" variant="secondary">
        {t('acting.submit')}
      </Button>
    </form>
  )
}

/** Why no account is preset, and the empty option. */
function noneChosen(locale: Locale, present: AccountView | undefined) {
  const t = getTranslator(locale, 'accountHome')
  const hint = present === undefined ? t('acting.unknown') : t('acting.closed', { name: present.name })
  return { placeholder: t('acting.choose'), hint }
}
