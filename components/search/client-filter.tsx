import { FilterGroup } from './filter-group'

export type NumberData = { name: string; label: string; most: number; value?: number }

export type ClientData = {
  legend: string
  ageLegend: string
  age: readonly NumberData[]
  minutes: NumberData
}

const NumberField = ({ name, label, value, most }: NumberData) => (
  <label className="block min-w-0 flex-1 text-sm">
    {label}
    <input
      type="number"
      name={name}
      min={0}
      max={most}
      defaultValue={value}
      className="control mt-1"
      autoComplete="off"
    />
  </label>
)

/** The age of the client in years and months, and the minutes there are. */
export const ClientFilter = ({ legend, ageLegend, age, minutes }: ClientData) => (
  <FilterGroup legend={legend} isOpen isKept>
    <fieldset>
      <legend className="text-sm text-muted">{ageLegend}</legend>
      <div className="mt-1 flex gap-3">
        {age.map(field => (
          <NumberField key={field.name} {...field} />
        ))}
      </div>
    </fieldset>
    <div className="mt-3">
      <NumberField {...minutes} />
    </div>
  </FilterGroup>
)
