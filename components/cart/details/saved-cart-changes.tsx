import { Banner } from '@/components/ui/banner'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import { changesSummary, type LineChange } from '@/lib/saved-carts/line-changes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; cart: Cart; changes: readonly LineChange[] }

/** What has changed since a saved cart was saved, summed up; its lines say it one by one. */
export function SavedCartChanges({ locale, cart, changes }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  if (cart.entries.every(({ saved }) => saved === undefined)) return null
  if (changes.length === 0) return <p className="mt-4 text-muted">{t('changes.none')}</p>
  const count = new Set(changes.map(({ code }) => code)).size
  return (
    <div className="mt-6 max-w-form">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        title={t('changes.title', { count })}
        announce="none"
      >
        <p className="mt-2">{changesSummary(locale, cart, changes)}</p>
      </Banner>
    </div>
  )
}
