import { FilterGroup } from './filter-group'
import { errorIdOf } from './parts'

export type NumberData = {
  name: string
  label: string
  least: number
  most: number
  value?: number
  /** Error text for an invalid number. */
  wrong: string
}

export type ClientData = {
  legend: string
  ageLegend: string
  age: readonly NumberData[]
  minutes: NumberData
}

const NumberField = ({ name, label, value, least, most }: NumberData) => (
  <label className="block min-w-0 flex-1 text-sm">
    {label}
    <input
      type="number"
      name={name}
      min={least}
      max={most}
      defaultValue={value}
      className="control mt-1"
      autoComplete="off"
    />
  </label>
)

/**
 * Shown by the script, which prevents sending an invalid number; without script the browser shows its own
 * message.
 */
const WrongNumber = ({ name, wrong }: NumberData) => (
  <p id={errorIdOf(name)} hidden className="mt-1 font-semibold text-danger text-sm">
    {wrong}
  </p>
)

/** Filter by the client's age in years and months, and by the available minutes. */
export const ClientFilter = ({ legend, ageLegend, age, minutes }: ClientData) => (
  <FilterGroup legend={legend} isOpen keepsState>
    <fieldset>
      <legend className="text-sm text-muted">{ageLegend}</legend>
      <div className="mt-1 flex gap-3">
        {age.map(field => (
          <NumberField key={field.name} {...field} />
        ))}
      </div>
      {age.map(field => (
        <WrongNumber key={field.name} {...field} />
      ))}
    </fieldset>
    <div className="mt-3">
      <NumberField {...minutes} />
      <WrongNumber {...minutes} />
    </div>
  </FilterGroup>
)
