import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { setPageStatus } from '@/lib/front-door/request-context'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  retryHref: string
  supportHref: string
  /** Reference of the failed request for customer support, where one was made. */
  requestId?: string | undefined
}

/** Commerce or the identity provider is away: nothing in the cart is lost, and the page says so, with the status 503. */
export function CartAway({ locale, retryHref, supportHref, requestId }: Props) {
  setPageStatus(503)
  const t = getTranslator(locale, 'cart')
  const layout = getTranslator(locale, 'layout')
  return (
    <section className="mt-8 max-w-prose">
      <h2>{t('away.title')}</h2>
      <p className="mt-3">{t('away.text')}</p>
      <p className="mt-6">
        <ButtonLink href={retryHref}>{layout('failure.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{layout('failure.support')}</HelpLink>
      </p>
      {requestId !== undefined && (
        <p className="mt-6 text-sm text-muted">
          {layout('failure.reference')} {requestId}
        </p>
      )}
    </section>
  )
}
