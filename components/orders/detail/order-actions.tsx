import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/lib/contract/commerce/order/order'
import { CONTACT_MESSAGE } from '@/lib/contract/contact-message'
import { getTranslator } from '@/lib/i18n/translator'
import { withParameter } from '@/lib/site/address-parameters'
import { orderCancellationPath, orderReturnPath, reorderPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order; isOwn: boolean; supportHref: string }

/** What can be done with an order in its status. */
export function OrderActions({
  locale,
  order: { code, cancellable, returnable },
  isOwn,
  supportHref,
}: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <nav aria-label={t('actions.title')} className="no-print mt-6 flex flex-wrap gap-3">
      <ButtonLink href={reorderPath(locale, code)} variant="secondary">
        {t('actions.reorder')}
      </ButtonLink>
      {isOwn && cancellable && (
        <ButtonLink href={orderCancellationPath(locale, code)} variant="secondary">
          {t('actions.cancel')}
        </ButtonLink>
      )}
      {isOwn && returnable && (
        <ButtonLink href={orderReturnPath(locale, code)} variant="secondary">
          {t('actions.return')}
        </ButtonLink>
      )}
      <ButtonLink
        href={withParameter(supportHref, CONTACT_MESSAGE, t('actions.problemMessage', { code }))}
        variant="quiet"
      >
        {t('actions.problem')}
      </ButtonLink>
    </nav>
  )
}
