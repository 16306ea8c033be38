import { discountPercent, programmeFacts, programmeName } from '@/lib/cart/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { formatDeduction } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; programme: Programme; cart: Pick<Cart, 'subTotal' | 'organization'> }

/**
 * A price programme of the user: its organization, its rate, and the amount it takes off or the reason why
 * none (spec §3).
 */
export const ProgrammeLine = ({ locale, programme, cart }: Props) => {
  const t = getTranslator(locale, 'cart')
  const { code, amount, status } = programme
  const percent = discountPercent(programme, cart.subTotal)
  const customer = cart.organization?.name
  const takesOff = amount !== undefined && amount.value > 0
  const facts = [
    // The name of a discount already contains the organization.
    ...(customer === undefined || percent !== undefined ? [] : [t('programmes.of', { customer })]),
    programmeFacts(locale, programme),
  ]
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 flex-1 wrap-anywhere">
        {programmeName(locale, programme, { customer, percent })}
      </dt>
      {takesOff && (
        <dd className="font-semibold whitespace-nowrap text-success">{formatDeduction(locale, amount)}</dd>
      )}
      <dd className="basis-full text-sm text-muted">{facts.join(' · ')}</dd>
      {code === 'UAP' && status === 'UAP_APPLIED' && !takesOff && (
        <dd className="basis-full text-sm text-muted">{t('programmes.noUsages')}</dd>
      )}
    </div>
  )
}
