'use client'

import { CoverPicture } from '@/components/catalogue/cover-picture'

export type ComparedColumn = {
  href: string
  acronym: string
  name: string
  cover?: string
  price: string
  /** Link to the items of the title, where it is ordered. */
  items: { href: string; label: string }
  /** Link to the comparison without this title. */
  remove: { href: string; label: string }
}

/** A feature with its value for each title, null where the title has none, and whether the values differ. */
type ComparedFeature = readonly [label: string, values: readonly (string | null)[], differs: boolean]

type Props = {
  words: {
    table: string
    sideways: string
    feature: string
    price: string
    items: string
    remove: string
    none: string
  }
  columns: readonly ComparedColumn[]
  features: readonly ComparedFeature[]
}

/** Row headers stay in sight while the columns scroll. */
const ROW_HEADER =
  'sticky left-0 z-10 w-28 min-w-28 bg-white p-2 pl-0 text-left align-baseline text-sm font-semibold sm:w-44 sm:min-w-44'

/** Equal column widths, whatever the content. */
const SHARES = ['w-full', 'w-1/2', 'w-1/3', 'w-1/4'] as const

/** Width from which this number of columns needs no scrolling. */
const WIDE_FROM = ['hidden', 'sm:hidden', 'md:hidden', 'lg:hidden'] as const

/**
 * Presentational component for the table. A client component because the serialized data is a tenth of the
 * markup (docs/decisions).
 */
export const CompareTableView = ({ words, columns, features }: Props) => (
  <>
    {/* Screen readers get it in the name of the table. */}
    <p aria-hidden="true" className={`mt-4 text-sm text-muted ${WIDE_FROM[columns.length - 1] ?? ''}`}>
      {words.sideways}
    </p>
    <section
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
      tabIndex={0}
      className="mt-4 overflow-x-auto"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-accent">
            <th scope="col" className={ROW_HEADER}>
              {words.feature}
            </th>
            {columns.map(column => (
              <ComparedTitle
                key={column.href}
                {...column}
                removeText={words.remove}
                share={SHARES[columns.length - 1]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className={ROW_HEADER}>
              {words.price}
            </th>
            {columns.map(({ href, price, items }) => (
              <td key={href} className="p-2 align-baseline">
                <span className="block font-semibold">{price}</span>
                <a href={items.href} aria-label={items.label} className="inline-block py-1 text-sm">
                  {words.items}
                </a>
              </td>
            ))}
          </tr>
          {features.map(([label, values, differs]) => (
            <tr key={label} className={`border-b border-line ${differs ? 'bg-paper' : ''}`}>
              <th scope="row" className={`${ROW_HEADER} ${differs ? 'bg-paper!' : ''}`}>
                {label}
                {differs && <span aria-hidden="true">{'\u00a0'}≠</span>}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.href} className="p-2 align-baseline">
                  {value ?? <span className="text-muted">{words.none}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
)

type TitleProps = ComparedColumn & { removeText: string; share: string | undefined }

const ComparedTitle = ({ href, acronym, name, cover, remove, removeText, share }: TitleProps) => (
  <th scope="col" className={`min-w-44 p-2 text-left align-top font-normal ${share ?? ''}`}>
    <CoverPicture src={cover} size="small" />
    <a href={href} className="mt-2 block font-semibold">
      <span className="inline-block w-full text-sm text-warm">{acronym}</span> {name}
    </a>
    <a href={remove.href} aria-label={remove.label} className="inline-block py-1 text-sm">
      {removeText}
    </a>
  </th>
)
