import { HiddenFields } from '@/components/form/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { savedCartsActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; list: CartSummary; hidden: HiddenFieldValues }

const HEADING_ID = 'delete-saved-cart'

/** Confirmation before a saved cart is deleted. It is rendered in the page, so it needs no script. */
export function DeleteQuestion({ locale, list, hidden }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { code, name = code, totalItems } = list
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl wrap-anywhere">
          {t('ask.title', { name })}
        </h2>
        <p className="mt-2">{t('ask.text', { lines: totalItems })}</p>
        <form
          method="post"
          action={savedCartsActionPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <HiddenFields {...hidden} />
          <input type="hidden" name="list" value={code} />
          <Button type="submit" variant="danger" name="intent" value="delete">
            {t('ask.yes')}
          </Button>
          <ButtonLink href={accountPath(locale, 'savedCarts')} variant="secondary">
            {t('ask.no')}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )
}
