import { AwaySection } from '@/components/catalogue/away-section'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  retryHref: string
  supportHref: string
  /** Reference of the failed request for customer support, where one was made. */
  requestId?: string | undefined
}

/** Commerce or the identity provider is away: nothing in the cart is lost. */
export function CartAway(props: Props) {
  const t = getTranslator(props.locale, 'cart')
  return <AwaySection {...props} title={t('away.title')} text={t('away.text')} />
}
