import { FilterGroup } from './filter-group'

export type SwitchData = {
  legend: string
  switches: readonly { name: string; label: string; isChosen?: boolean }[]
  /** For anonymous visitors. */
  signIn?: { href: string; label: string }
  /** For signed-in users whose eligibility cannot be determined now. */
  note?: string
}

/** Single checkboxes: telepractice, in stock, and for signed-in users the filter by eligibility (spec §6). */
export const SwitchFilters = ({ legend, switches, signIn, note }: SwitchData) => (
  <FilterGroup legend={legend} isOpen>
    {switches.map(({ name, label, isChosen = false }) => (
      <label key={name} className="filter-choice">
        <input type="checkbox" name={name} value="true" defaultChecked={isChosen} />
        {label}
      </label>
    ))}
    {note !== undefined && <p className="py-2 text-sm text-muted">{note}</p>}
    {signIn !== undefined && (
      <a href={signIn.href} className="inline-block py-2 text-sm">
        {signIn.label}
      </a>
    )}
  </FilterGroup>
)
