import { HiddenFields } from '@/components/form/hidden-fields'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { ACCOUNT_FIELD, ITEMS_FIELD } from '@/lib/saved-carts/account-switch'
import { cartAccountActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { accountFacts } from './account-facts'

type Props = {
  locale: Locale
  /** Those that orders can be placed for. */
  accounts: readonly AccountView[]
  /** Uid of the account that the cart is for; undefined while that is not known. */
  acting: string | undefined
  hidden: HiddenFieldValues
}

/**
 * The account that the user orders for, and the choice of another one (pages: My account home). The items in
 * the cart come along; the cart then tells what has changed.
 */
export function AccountSwitch({ locale, accounts, acting, hidden }: Props) {
  const t = getTranslator(locale, 'accountHome')
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
        defaultValue={acting}
        options={accounts.map(account => ({
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
