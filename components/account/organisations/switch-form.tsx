import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { ACCOUNT_FIELD, ITEMS_FIELD } from '@/lib/saved-carts/account-switch'
import { cartAccountActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  uid: string
  label: string
  fullLabel: string
  hidden: HiddenFieldValues
}

/** Makes the cart one of another account. Its items come along; the cart then tells what has changed. */
export const SwitchForm = ({ locale, uid, label, fullLabel, hidden }: Props) => (
  <form method="post" action={cartAccountActionPath(locale)} className="no-print">
    <HiddenFields {...hidden} />
    <input type="hidden" name={ACCOUNT_FIELD} value={uid} />
    <input type="hidden" name={ITEMS_FIELD} value="copy" />
    <Button type="submit" variant="secondary" aria-label={fullLabel}>
      {label}
    </Button>
  </form>
)
