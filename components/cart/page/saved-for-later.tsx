import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { type CartVisitor, cartLine } from './cart-lines'

type Props = { locale: Locale; later: Cart; visitor: CartVisitor; hidden: HiddenFieldValues }

/** Lines saved for later, listed below the cart; a button moves each back into it. */
export function SavedForLater({ locale, later, visitor, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const { subTotal } = later
  const percentOff = pricesPercentOff(shownProgrammes(later.programmes, visitor.flags), subTotal)
  const shown = { ...visitor, percentOff, typed: new Map<string, string>() }
  const lines = later.entries.map(entry => cartLine(locale, entry, shown))
  return (
    <form method="post" action={savedCartsActionPath(locale)} data-cart-entries="" className="no-print mt-12">
      <HiddenFields {...hidden} />
      <Lines
        groups={[{ id: 'later-list', title: t('later.name'), lines }]}
        words={lineLabels(locale, 'sooner')}
        mode="fixed"
      />
      <p className="mt-3">
        <a href={accountDetailPath(locale, 'savedCarts', later.code)} className="inline-block py-1">
          {t('later.open')}
        </a>
      </p>
    </form>
  )
}

const HEADING_ID = 'later-unavailable'

/** In place of the list, where it cannot be loaded. */
export function LaterUnavailable({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'cart')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-12 max-w-form">
      <h2 id={HEADING_ID} className="border-b-2 border-accent pb-2 text-xl">
        {t('later.name')}
      </h2>
      <p className="mt-3">{t('later.unavailable')}</p>
    </section>
  )
}
