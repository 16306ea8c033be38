import type { DiscountLine as Line } from '@/lib/cart/sums/discount-lines'
import { SumLine } from './sum-line'

/** A price programme with its state, a promotion code, or the total of all, inside a description list. */
export function DiscountLine({ term, amount = '', facts }: Pick<Line, 'term' | 'amount' | 'facts'>) {
  if (facts === undefined) return <SumLine term={term} amount={amount} />
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 flex-1 wrap-anywhere">{term}</dt>
      {amount !== '' && <dd className="font-semibold whitespace-nowrap text-success">{amount}</dd>}
      {facts.map(fact => (
        <dd key={fact} className="basis-full text-sm text-muted">
          {fact}
        </dd>
      ))}
    </div>
  )
}
