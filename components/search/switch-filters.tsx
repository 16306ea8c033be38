import { FilterGroup } from './filter-group'

export type SwitchData = {
  legend: string
  switches: readonly { name: string; label: string; isChosen?: boolean }[]
  /** For who is not signed in. */
  signIn?: { href: string; label: string }
  /** For who is signed in while nobody can tell what they may order. */
  note?: string
}

/**
 * Boxes that stand for themselves: telepractice, in stock, and for who is signed in what they may order (spec
 * §6).
 */
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
