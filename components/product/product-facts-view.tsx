'use client'

/** A fact and its name. */
export type Fact = readonly [term: string, text: string]

/**
 * Short facts side by side. Only draws; in the browser's part because each fact is four elements
 * (docs/decisions).
 */
export const ProductFactsView = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="product-facts grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
    {facts.map(([term, text]) => (
      <div key={term}>
        <dt className="text-sm text-muted">{term}</dt>
        <dd className="font-semibold">{text}</dd>
      </div>
    ))}
  </dl>
)
