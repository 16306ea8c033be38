import { ResultCard, type ResultCardProps } from './result-card'

type Entry = ResultCardProps & { key: string }

/** The entries of a list as cards. Lists without forms are a `StaticResultList`, which costs less. */
export const ResultList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="mt-6 space-y-4">
    {entries.map(({ key, ...entry }) => (
      <li key={key}>
        <ResultCard {...entry} />
      </li>
    ))}
  </ul>
)
