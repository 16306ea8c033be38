import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { cartSharesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { SHARE_ID } from './cart-form-id'

/** Makes a link to a read-only copy of the cart, or withdraws all links. */
export function ShareForm({ locale, hidden }: { locale: Locale; hidden: HiddenFieldValues }) {
  const t = getTranslator(locale, 'cart')
  return (
    <section aria-labelledby={SHARE_ID} className="no-print mt-6 border-t border-line pt-5">
      <h2 id={SHARE_ID} className="text-xl">
        {t('share.title')}
      </h2>
      <p className="mt-2">{t('share.text')}</p>
      <form method="post" action={cartSharesActionPath(locale)} className="mt-3 flex flex-wrap gap-3">
        <HiddenFields {...hidden} />
        <Button type="submit" name="intent" value="create" variant="secondary">
          {t('share.create')}
        </Button>
        <Button type="submit" name="intent" value="withdraw" variant="quiet">
          {t('share.withdraw')}
        </Button>
      </form>
    </section>
  )
}
