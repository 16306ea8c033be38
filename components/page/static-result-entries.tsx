import { Badge, type BadgeTone } from '@/components/ui/badge'
import { EntryLink, type EntryLinkProps } from './entry-actions'
import { ResultCard, type ResultCardProps } from './result-card'

/** An entry of a list as data. */
export type StaticEntry = Pick<ResultCardProps, 'name' | 'href' | 'amount' | 'facts'> & {
  key: string
  status?: { label: string; tone: BadgeTone } | undefined
  /** A second badge: where the entry comes from. */
  origin?: string | undefined
  /** Further sentences. */
  texts?: readonly string[] | undefined
  /** What can be done with the entry, each on a page of its own. */
  links?: readonly EntryLinkProps[] | undefined
}

export type StaticEntries = { entries: readonly StaticEntry[] }

const Badges = ({ status, origin }: Pick<Required<StaticEntry>, 'status' | 'origin'>) => {
  const badge = status && <Badge tone={status.tone}>{status.label}</Badge>
  return origin === undefined ? (
    badge
  ) : (
    <span className="flex flex-wrap gap-2">
      {badge}
      <Badge>{origin}</Badge>
    </span>
  )
}

/** The cards of a list that has no forms. */
export const StaticResultEntries = ({ entries }: StaticEntries) =>
  entries.map(({ key, status, origin, texts = [], links = [], ...entry }) => (
    <li key={key}>
      <ResultCard
        {...entry}
        status={status && <Badges {...{ status, origin }} />}
        more={
          <>
            {texts.map(text => (
              <p key={text} className="mt-1 text-sm">
                {text}
              </p>
            ))}
            {links.length > 0 && (
              <p className="no-print mt-3 flex flex-wrap gap-x-6 gap-y-2">
                {links.map(link => (
                  <EntryLink key={link.href} {...link} />
                ))}
              </p>
            )}
          </>
        }
      />
    </li>
  ))
