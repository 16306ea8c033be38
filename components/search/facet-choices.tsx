import { FilterGroup } from './filter-group'

/** A value as in the address, its name, and the number of titles that it would leave. */
type ChoiceData = readonly [value: string, name: string, count: string]

export type FacetData = {
  legend: string
  /** Name of the query parameter. */
  name: string
  choices: readonly ChoiceData[]
  /** The selected values. */
  chosen: readonly string[]
  isOpen?: boolean
}

/** A facet with multiple selection. */
export const FacetBoxes = ({ legend, name, choices, chosen, isOpen = false }: FacetData) => (
  <FilterGroup legend={legend} isOpen={isOpen}>
    {choices.map(([value, label, count]) => (
      <label key={value} className="filter-choice">
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {`${label} `}
        <span>{count}</span>
      </label>
    ))}
  </FilterGroup>
)

/** A facet with single selection, or none: `all`. */
export function FacetSelect({ legend, name, choices, chosen, all }: FacetData & { all: string }) {
  const id = `filter-${name}`
  return (
    <div className="border-b border-line py-3">
      <label htmlFor={id} className="block font-semibold">
        {legend}
      </label>
      <select id={id} name={name} defaultValue={chosen[0] ?? ''} className="control mt-1">
        <option value="">{all}</option>
        {choices.map(([value, label, count]) => (
          <option key={value} value={value}>
            {`${label} ${count}`}
          </option>
        ))}
      </select>
    </div>
  )
}
