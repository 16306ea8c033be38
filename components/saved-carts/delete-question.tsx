import { Confirmation } from '@/components/page/confirmation'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  list: CartSummary
  hidden: HiddenFieldValues
  /** Address of the list without the question. */
  cancelHref: string
}

/** Confirmation before a saved cart is deleted. */
export function DeleteQuestion({ locale, list, hidden, cancelHref }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { code, name = code, totalItems } = list
  const [title, text] = [t('ask.title', { name }), t('ask.text', { lines: totalItems })]
  return (
    <Confirmation
      texts={{ title, text, yes: t('ask.yes'), no: t('ask.no') }}
      action={savedCartsActionPath(locale)}
      hidden={hidden}
      intent="delete"
      fields={{ list: code }}
      cancelHref={cancelHref}
    />
  )
}
