import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { joinFacts } from '@/lib/format/join-facts'

export type ResultCardProps = {
  name: string
  href: string
  /** Badge with the state of the entry. */
  status?: ReactNode
  amount?: string | undefined
  /** Shown in one line, such as a number and a date. */
  facts: readonly string[]
  /** Further content or actions. */
  more?: ReactNode
}

/** An entry of a list as a card with a link to its page. */
export const ResultCard = ({ name, href, status, amount, facts, more }: ResultCardProps) => (
  <Card>
    {status !== undefined && <p className="mb-2">{status}</p>}
    <div className="items-baseline justify-between gap-x-6 sm:flex">
      <h2 className="min-w-0 text-xl wrap-anywhere">
        <a href={href}>{name}</a>
      </h2>
      {amount !== undefined && <p className="shrink-0 text-lg font-semibold">{amount}</p>}
    </div>
    <p className="mt-1 text-sm text-muted">{joinFacts(facts)}</p>
    {more}
  </Card>
)
