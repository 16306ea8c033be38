import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { expressActionPath } from '@/lib/site/order-routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; hidden: HiddenFieldValues }

/** The button that goes through the checkout with the user's defaults, to one page. */
export const ExpressCheckoutAction = ({ locale, hidden }: Props) => (
  <form method="post" action={expressActionPath(locale)} className="no-print mt-3 flex flex-col">
    <HiddenFields {...hidden} />
    <input type="hidden" name="step" value="defaults" />
    <Button type="submit" variant="secondary">
      {getTranslator(locale, 'checkout')('express.submit')}
    </Button>
  </form>
)
