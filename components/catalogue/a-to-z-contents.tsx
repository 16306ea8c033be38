import type { TitleFacts } from '@/lib/catalogue/title-facts'
import { FactsList } from './facts-list'
import { type LetterLink, LetterLinks } from './letter-links'

export type AToZRow = { href: string; name: string; acronym: string; facts: TitleFacts; price: string }

export type AToZGroup = { id: string; name: string; rows: readonly AToZRow[] }

export type AToZData = {
  label: string
  letters: readonly LetterLink[]
  groups: readonly AToZGroup[]
}

/** Titles by letter, with anchor links to the letters. */
export const AToZContents = ({ label, letters, groups }: AToZData) => (
  <>
    <LetterLinks label={label} letters={letters} />
    {groups.map(({ id, name, rows }) => (
      <section key={id} aria-labelledby={id} className="mt-10">
        <h2 id={id} className="scroll-mt-6 border-b-2 border-accent pb-1">
          {name}
        </h2>
        <ul>
          {rows.map(row => (
            <TitleRow key={row.href} {...row} />
          ))}
        </ul>
      </section>
    ))}
  </>
)

const TitleRow = ({ href, name, acronym, facts, price }: AToZRow) => (
  <li className="title-row">
    <a href={href} className="title-row-link">
      {`${name} `}
      <span className="title-row-acronym">{acronym}</span>
    </a>
    <FactsList facts={facts} />
    <p className="title-row-price">{price}</p>
  </li>
)
