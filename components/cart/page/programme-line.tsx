import { programmeFacts } from '@/lib/cart/programme-words'
import { formatDeduction } from '@/lib/catalogue/money'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; programme: Programme }

/** A price programme of whoever orders: whether it holds for this cart, and what it takes off (spec §3). */
export const ProgrammeLine = ({ locale, programme }: Props) => {
  const { name, amount } = programme
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      {amount !== undefined && amount.value > 0 && (
        <dd className="font-semibold text-success">{formatDeduction(locale, amount)}</dd>
      )}
      <dd className="basis-full text-sm text-muted">{programmeFacts(locale, programme)}</dd>
    </div>
  )
}
