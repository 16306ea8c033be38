import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

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
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 className="min-w-0 text-xl wrap-anywhere">
        <a href={href}>{name}</a>
      </h2>
      {amount !== undefined && <p className="text-lg font-semibold">{amount}</p>}
    </div>
    <p className="mt-1 text-sm text-muted">{facts.join(' · ')}</p>
    {more}
  </Card>
)
