import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; reasons: readonly string[] }

const ID = 'order-stopped'

/** At the top of the page: that the order cannot be placed, with a link to the reasons. */
export function OrderStoppedNote({ locale, reasons }: Props) {
  if (reasons.length === 0) return null
  return (
    <div className="mb-8 max-w-form">
      <Banner tone="error" toneLabel={getTranslator(locale, 'layout')('tones.error')} announce="none">
        <p>
          <a href={`#${ID}`} className="inline-block py-1 font-semibold">
            {getTranslator(locale, 'orders')('review.stopped')}
          </a>
        </p>
      </Banner>
    </div>
  )
}

/** In place of the form that places the order: what has to be mended in the cart first. */
export function OrderStopped({ locale, reasons }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <section aria-labelledby={ID} className="mt-10 max-w-form space-y-4">
      <h2 id={ID} tabIndex={-1} className="text-xl">
        {t('review.stopped')}
      </h2>
      <Banner tone="error" toneLabel={getTranslator(locale, 'layout')('tones.error')} announce="none">
        <ul className="list-disc space-y-1 pl-5">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Banner>
      <p>
        <ButtonLink href={cartPath(locale)}>{t('review.toCart')}</ButtonLink>
      </p>
    </section>
  )
}
