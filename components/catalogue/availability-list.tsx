import type { AvailabilityData, Tone } from './item-availability'

/** Color of each tone; the text has the same meaning. */
const TONES: Readonly<Record<Tone, string>> = {
  success: 'font-semibold text-success',
  caution: 'font-semibold text-caution',
  danger: 'font-semibold text-danger',
}

/** Availability of an item, and the sales rules that apply whatever is in stock. */
export const AvailabilityList = ({ stock, tone, rules }: AvailabilityData) => (
  <ul className="space-y-1 text-sm">
    <li className={tone === undefined ? 'item-stock' : `item-stock ${TONES[tone]}`}>{stock}</li>
    {rules?.map(rule => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
)
