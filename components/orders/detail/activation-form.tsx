import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; code: string; hidden: HiddenFieldValues }

/** Has the mail sent again by which an inventory account is activated. */
export const ActivationForm = ({ locale, code, hidden }: Props) => (
  <form method="post" action={orderActionPath(locale, 'activation')} className="no-print mt-1">
    <HiddenFields {...hidden} />
    <input type="hidden" name={ORDER_FIELD} value={code} />
    <Button type="submit" variant="quiet">
      {getTranslator(locale, 'orders')('activation.resend')}
    </Button>
  </form>
)
