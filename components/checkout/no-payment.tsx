import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { newQuotePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Where a card is added; undefined where none can be. */
  addCard: { label: string; href: string } | undefined
}

/** Where no way to pay is at hand: a card can be added, or a quote requested. */
export function NoPayment({ locale, addCard }: Props) {
  const t = getTranslator(locale, 'checkout')
  return (
    <>
      <p className="max-w-form">{t(addCard === undefined ? 'payment.none' : 'payment.cardFirst')}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        {addCard !== undefined && <ButtonLink href={addCard.href}>{addCard.label}</ButtonLink>}
        <ButtonLink href={newQuotePath(locale)} variant="secondary">
          {getTranslator(locale, 'cart')('page.quote')}
        </ButtonLink>
      </div>
    </>
  )
}
