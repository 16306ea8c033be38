import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { expressActionPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; hidden: HiddenFieldValues }

/** Settles the checkout by the user's defaults, for a cart in which not everything is settled yet. */
export const StartForm = ({ locale, hidden }: Props) => (
  <form method="post" action={expressActionPath(locale)} className="mt-4">
    <HiddenFields {...hidden} />
    <input type="hidden" name="step" value="defaults" />
    <Button type="submit">{getTranslator(locale, 'checkout')('express.submit')}</Button>
  </form>
)
