import type { AvailabilityData, Tone } from './item-availability'

/** How good or bad news looks; the words say it too. */
const TONES: Readonly<Record<Tone, string>> = {
  success: 'font-semibold text-success',
  caution: 'font-semibold text-caution',
  danger: 'font-semibold text-danger',
}

/** Whether an item is to be had, and what stays so whatever is in stock. */
export const AvailabilityList = ({ stock, tone, rules }: AvailabilityData) => (
  <ul className="space-y-1 text-sm">
    <li className={tone === undefined ? 'item-stock' : `item-stock ${TONES[tone]}`}>{stock}</li>
    {rules?.map(rule => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
)
