import type { ReactNode } from 'react'

export type Description = { term: string; description: ReactNode }

type Props = {
  descriptions: readonly Description[]
  /** In a card, whose own border is also the end of the list. */
  isInCard?: true
  /** In a column beside the page where it is wide: there long terms beside their values would be broken. */
  isAside?: true
}

/** Terms with their values, in two columns where there is room. */
export const DescriptionList = ({ descriptions, isInCard, isAside }: Props) => (
  <dl className={`divide-y divide-line border-line ${isInCard ? '-mb-3 border-t' : 'border-y'}`}>
    {descriptions.map(({ term, description }) => (
      <div
        key={term}
        className={`py-3 sm:grid sm:grid-cols-[minmax(9rem,1fr)_2fr] sm:gap-6 ${isAside ? 'lg:block' : ''}`}
      >
        <dt className="font-semibold">{term}</dt>
        <dd className="min-w-0 wrap-anywhere">{description}</dd>
      </div>
    ))}
  </dl>
)
