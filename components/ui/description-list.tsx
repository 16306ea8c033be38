import type { ReactNode } from 'react'

export type Description = { term: string; description: ReactNode }

/** Terms with their values, in two columns where there is room. */
export const DescriptionList = ({ descriptions }: { descriptions: readonly Description[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {descriptions.map(({ term, description }) => (
      <div key={term} className="py-3 sm:grid sm:grid-cols-[minmax(9rem,1fr)_2fr] sm:gap-6">
        <dt className="font-semibold">{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)
