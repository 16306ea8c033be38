'use client'

import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { FILTER_FORM_ID, FILTERS_ID } from './parts'

export type SortData = {
  label: string
  apply: string
  /** Name of the query parameter. */
  name: string
  chosen: string
  options: readonly (readonly [code: string, name: string])[]
}

type ChipData = { name: string; label: string; href: string }

export type ResultsHeadData = {
  heading: string
  count: string
  /** Button that opens the filters, and the sort order; absent where there are too few results for them. */
  controls?: { opener: string; sort: SortData }
  /** Further notes on the search. */
  notes: readonly string[]
  active?: { label: string; chips: readonly ChipData[]; clear: { href: string; label: string } }
}

/**
 * Presentational component for the heading of the results. A client component because its data is short
 * (docs/decisions).
 */
export const ResultsHeadView = ({ heading, count, controls, notes, active }: ResultsHeadData) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2>{heading}</h2>
        <p data-announced className="text-muted">
          {count}
        </p>
      </div>
      {controls !== undefined && (
        <div className="flex items-end gap-3">
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            className="min-h-11 shrink-0 rounded-sm border border-accent bg-white px-4 font-semibold whitespace-nowrap text-accent lg:hidden"
          >
            {controls.opener}
          </button>
          <SortChoice {...controls.sort} />
        </div>
      )}
    </div>
    {notes.map(note => (
      <p key={note} className="mt-3">
        {note}
      </p>
    ))}
    {active !== undefined && <ActiveFilters {...active} />}
  </>
)

/** Sort order of the results. It belongs to the filter form, so that neither resets the other. */
function SortChoice({ label, apply, name, chosen, options }: SortData) {
  const id = useId()
  return (
    <div className="flex items-end gap-2">
      <div>
        <label htmlFor={id} className="block text-sm text-muted">
          {label}
        </label>
        <select id={id} name={name} form={FILTER_FORM_ID} defaultValue={chosen} className="control">
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        form={FILTER_FORM_ID}
        className="unless-scripted min-h-11 rounded-sm border border-accent px-4 font-semibold text-accent"
      >
        {apply}
      </button>
    </div>
  )
}

/** The active filters as links that remove them. */
const ActiveFilters = ({ label, chips, clear }: NonNullable<ResultsHeadData['active']>) => (
  <ul aria-label={label} className="mt-4 flex flex-wrap items-center gap-2">
    {chips.map(chip => (
      <li key={chip.href}>
        <a
          href={chip.href}
          aria-label={chip.label}
          className="inline-flex min-h-9 items-center gap-1 rounded-sm border border-accent bg-accent-soft px-3 text-sm text-accent no-underline hover:underline"
        >
          {chip.name} <Icon name="close" className="size-4" />
        </a>
      </li>
    ))}
    <li>
      <a href={clear.href} className="inline-block py-2 text-sm">
        {clear.label}
      </a>
    </li>
  </ul>
)
