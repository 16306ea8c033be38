import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; reasons: readonly string[] }

/** In place of the form that places the order: what has to be mended in the cart first. */
export function OrderStopped({ locale, reasons }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <div className="mt-10 max-w-form space-y-4">
      <Banner
        tone="error"
        toneLabel={getTranslator(locale, 'layout')('tones.error')}
        title={t('review.stopped')}
        announce="none"
      >
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Banner>
      <p>
        <ButtonLink href={cartPath(locale)}>{t('review.toCart')}</ButtonLink>
      </p>
    </div>
  )
}
