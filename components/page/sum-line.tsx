type Props = { term: string; amount: string }

type SumLineProps = Props & {
  /** Text in place of an amount that is not known yet. */
  isLater?: boolean
}

/** A line of the sums of a cart, an order or a quote, inside a description list. */
export const SumLine = ({ term, amount, isLater = false }: SumLineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="min-w-0 wrap-anywhere">{term}</dt>
    <dd className={`ml-auto text-right ${isLater ? 'text-muted' : 'font-semibold'}`}>{amount}</dd>
  </div>
)

/** The line of the total, which closes the sums. */
export const TotalLine = ({ term, amount }: Props) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-accent pt-3 font-semibold">
    <dt>{term}</dt>
    <dd className="ml-auto text-right text-lg">{amount}</dd>
  </div>
)
