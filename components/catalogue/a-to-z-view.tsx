'use client'

import type { TitleFacts } from '@/lib/catalogue/title-facts'
import { FactsList } from './facts-list'

export type AToZRow = { href: string; name: string; acronym: string; facts: TitleFacts; price: string }

export type AToZGroup = { id: string; name: string; rows: readonly AToZRow[] }

/** Only draws titles by letter. In the browser's part because a list is described in a tenth of its markup (README, decisions). */
export const AToZView = ({ label, groups }: { label: string; groups: readonly AToZGroup[] }) => (
  <>
    <nav aria-label={label} className="no-print mt-6">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-2 font-semibold text-accent no-underline hover:border-accent hover:bg-accent-soft"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {groups.map(({ id, name, rows }) => (
      <section key={id} aria-labelledby={id} className="mt-10">
        <h2 id={id} className="scroll-mt-6 border-b-2 border-accent pb-1">
          {name}
        </h2>
        <ul className="divide-y divide-line">
          {rows.map(row => (
            <TitleRow key={row.href} {...row} />
          ))}
        </ul>
      </section>
    ))}
  </>
)

const TitleRow = ({ href, name, acronym, facts, price }: AToZRow) => (
  <li className="gap-x-6 py-3 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,1fr)] md:items-center">
    <a href={href} className="inline-block py-1 font-semibold">
      {name} <span className="font-normal text-muted">{acronym}</span>
    </a>
    <FactsList facts={facts} />
    <p className="mt-1 text-sm md:mt-0 md:text-right">{price}</p>
  </li>
)
