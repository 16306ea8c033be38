import { programmeFacts, programmeRate } from '@/lib/cart/programme-words'
import { formatDeduction } from '@/lib/catalogue/money'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; programme: Programme; cart: Pick<Cart, 'subTotal' | 'organization'> }

/** A price programme of whoever orders: for whom it holds, its rate, and what it takes off (spec §3). */
export const ProgrammeLine = ({ locale, programme, cart }: Props) => {
  const t = getTranslator(locale, 'cart')
  const { name, amount } = programme
  const percent = programmeRate(locale, programme, cart.subTotal)
  const organization = cart.organization?.name
  const facts = [
    ...(organization === undefined ? [] : [t('programmes.of', { customer: organization })]),
    programmeFacts(locale, programme),
  ]
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 flex-1 wrap-anywhere">
        {percent === undefined ? name : t('programmes.rate', { name, percent })}
      </dt>
      {amount !== undefined && amount.value > 0 && (
        <dd className="font-semibold whitespace-nowrap text-success">{formatDeduction(locale, amount)}</dd>
      )}
      <dd className="basis-full text-sm text-muted">{facts.join(' · ')}</dd>
    </div>
  )
}
