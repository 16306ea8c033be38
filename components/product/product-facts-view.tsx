'use client'

/** Term and text of a fact. */
export type Fact = readonly [term: string, text: string]

/**
 * Presentational component for short facts side by side. A client component because each fact is four
 * elements (docs/decisions).
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
