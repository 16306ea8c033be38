import { type BadgeData, BadgeRow } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { joinFacts } from '@/lib/format/join-facts'
import { SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'

/** An invoice of a list as data. */
export type InvoiceEntry = {
  number: string
  name: string
  href: string
  badges: readonly BadgeData[]
  amount: string
  /** Shown in one line. */
  facts: readonly string[]
  chooseLabel: string
  pdf: { label: string; href: string }
}

export type InvoiceEntriesData = {
  locale: string
  /** Address of the payment of chosen invoices. */
  action: string
  entries: readonly InvoiceEntry[]
  /** Undefined where nothing can be paid. */
  pay: string | undefined
  csv: { label: string; action: string }
}

/** Invoices of a page, which can be chosen to pay them, or to save them as a file: a plain GET form. */
export const InvoiceEntries = ({ locale, action, entries, pay, csv }: InvoiceEntriesData) => (
  <form action={action} method="get">
    <input type="hidden" name="locale" value={locale} />
    <ul className="mt-6 space-y-4">
      {entries.map(entry => (
        <li key={entry.number}>
          <EntryCard {...entry} />
        </li>
      ))}
    </ul>
    <p className="no-print mt-4 flex flex-wrap gap-4">
      {pay !== undefined && <Button type="submit">{pay}</Button>}
      <Button type="submit" variant="secondary" formAction={csv.action}>
        {csv.label}
      </Button>
    </p>
  </form>
)

const EntryCard = ({ number, name, href, badges, amount, facts, chooseLabel, pdf }: InvoiceEntry) => (
  <Card>
    <BadgeRow badges={badges} />
    <div className="mt-2 items-baseline justify-between gap-x-6 sm:flex">
      <h2 className="min-w-0 text-xl wrap-anywhere">
        <a href={href}>{name}</a>
      </h2>
      <p className="shrink-0 text-lg font-semibold">{amount}</p>
    </div>
    <p className="mt-1 text-sm text-muted">{joinFacts(facts)}</p>
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <label className="inline-flex items-center gap-3 py-2">
        <input
          type="checkbox"
          name={SELECTED_INVOICE_PARAMETER}
          value={number}
          className="size-6 shrink-0 cursor-pointer accent-accent"
        />
        {chooseLabel}
      </label>
      <a href={pdf.href} className="inline-block py-2">
        {pdf.label}
      </a>
    </div>
  </Card>
)
