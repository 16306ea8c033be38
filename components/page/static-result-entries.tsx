import { Badge, type BadgeTone } from '@/components/ui/badge'
import { EntryLink, type EntryLinkProps } from './entry-actions'
import { ResultCard, type ResultCardProps } from './result-card'

/** An entry of a list as data. */
export type StaticEntry = Pick<ResultCardProps, 'name' | 'href' | 'amount' | 'facts'> & {
  key: string
  status?: { label: string; tone: BadgeTone } | undefined
  /** Further sentences. */
  texts?: readonly string[] | undefined
  /** What can be done with the entry, each on a page of its own. */
  links?: readonly EntryLinkProps[] | undefined
}

export type StaticEntries = { entries: readonly StaticEntry[] }

/** The cards of a list that has no forms. */
export const StaticResultEntries = ({ entries }: StaticEntries) =>
  entries.map(({ key, status, texts = [], links = [], ...entry }) => (
    <li key={key}>
      <ResultCard
        {...entry}
        status={status && <Badge tone={status.tone}>{status.label}</Badge>}
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
