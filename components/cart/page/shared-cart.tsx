import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PrintButton } from '@/components/ui/print-button'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { quantityField } from '@/lib/cart/lines/line-fields'
import type { SharedCart } from '@/lib/contract/commerce/cart/share'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { cartLinesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { cartGroups } from './cart-lines'
import { CartSums } from './cart-sums'

type Props = { locale: Locale; cart: SharedCart | undefined; flags: FlagValues; hidden: HiddenFieldValues }

/** The read-only copy of a cart, without anything about its owner; `cart` is absent if the link has ended. */
export function SharedCartPage({ locale, cart, flags, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('share.pageTitle') }]}
      />
      <h1 className="mt-4">{t(cart === undefined ? 'share.gone' : 'share.pageTitle')}</h1>
      {cart === undefined ? (
        <p className="mt-3 max-w-prose text-lg">{t('share.goneText')}</p>
      ) : (
        <Copy {...{ locale, cart, flags, hidden }} />
      )}
    </div>
  )
}

function Copy({ locale, cart, flags, hidden }: Props & { cart: SharedCart }) {
  const t = getTranslator(locale, 'cart')
  const date = formatDate(locale, cart.expiresAt) ?? cart.expiresAt
  const visitor = { isSignedIn: false, flags, typed: new Map<string, string>() }
  if (cart.entries.length === 0) return <p className="mt-3 text-lg">{t('share.empty')}</p>
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('share.pageText', { date })}</p>
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <Lines groups={cartGroups(locale, cart, visitor)} words={lineLabels(locale)} mode="fixed" />
        <div className="max-lg:mt-10">
          <Card tone="mist">
            <CartSums locale={locale} cart={cart} programmes={[]} />
            <form method="post" action={cartLinesActionPath(locale)} className="no-print mt-6">
              <HiddenFields {...hidden} />
              {cart.entries.map(({ product: { code }, quantity }) => (
                <input key={code} type="hidden" name={quantityField(code)} value={quantity} />
              ))}
              <Button type="submit">{t('share.add')}</Button>
            </form>
            <p className="no-print mt-2">
              <PrintButton label={t('page.print')} />
            </p>
          </Card>
        </div>
      </div>
    </>
  )
}
