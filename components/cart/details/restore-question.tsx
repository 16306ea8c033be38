import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { SUBMISSION_KEY } from '@/lib/forms/own-controls'
import { getTranslator } from '@/lib/i18n/translator'
import { INTO } from '@/lib/saved-carts/restore-address'
import { accountDetailPath } from '@/lib/site/account-pages'
import { savedCartsActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  code: string
  /** Lines that are in the cart already. */
  held: number
  submissionKey: string
}

const HEADING_ID = 'restore-saved-cart'

/** Asks what becomes of the items that are in the cart already. The question is the page's own, so it needs no script. */
export function RestoreQuestion({ locale, code, held, submissionKey }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('into.title', { count: held })}
        </h2>
        <p className="mt-2">{t('into.text')}</p>
        <form
          method="post"
          action={savedCartsActionPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
          <input type="hidden" name="list" value={code} />
          <input type="hidden" name="intent" value="restore" />
          <Button type="submit" name={INTO} value="merge">
            {t('into.merge')}
          </Button>
          <Button type="submit" name={INTO} value="replace" variant="secondary">
            {t('into.replace')}
          </Button>
          <ButtonLink href={accountDetailPath(locale, 'savedCarts', code)} variant="quiet">
            {t('into.cancel')}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )
}
