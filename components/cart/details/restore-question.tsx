import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { getTranslator } from '@/lib/i18n/translator'
import { INTO } from '@/lib/saved-carts/restore-address'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  code: string
  /** Lines that are already in the cart. */
  held: number
  /**
   * Id of the form with the quantities of the saved cart, which the answer submits along, so that no typed
   * quantity is lost.
   */
  formId: string
}

const HEADING_ID = 'restore-saved-cart'

/** Asks whether a saved cart is added to the filled cart or replaces its content; needs no script. */
export function RestoreQuestion({ locale, code, held, formId }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('into.title', { count: held })}
        </h2>
        <p className="mt-2">{t('into.text')}</p>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" form={formId} name={INTO} value="merge">
            {t('into.merge')}
          </Button>
          <Button type="submit" form={formId} name={INTO} value="replace" variant="secondary">
            {t('into.replace')}
          </Button>
          <ButtonLink href={accountDetailPath(locale, 'savedCarts', code)} variant="quiet">
            {t('into.cancel')}
          </ButtonLink>
        </p>
      </Card>
    </section>
  )
}
