import type { SiteId } from '../../../lib/contract/site-ids.ts'
import type { Translated } from './translated.ts'

/** Costs in percent of the goods, at least `minimum` minor units. */
type DeliveryRate = { percent: number; minimum: number }

/** A way of delivery, which takes from `days[0]` to `days[1]` working days. */
export type DeliveryModeRow = DeliveryRate & {
  code: string
  names: Translated
  days: readonly [number, number]
  /** Regions with other costs. */
  regions?: Readonly<Record<string, DeliveryRate>>
}

const STANDARD: Translated = {
  en: 'Standard delivery',
  fr: 'Livraison standard',
  nl: 'Standaardlevering',
  es: 'Entrega estándar',
}
const EXPEDITED: Translated = {
  en: 'Expedited delivery',
  fr: 'Livraison accélérée',
  nl: 'Versnelde levering',
  es: 'Entrega rápida',
}
const NEXT_DAY: Translated = {
  en: 'Next-day delivery',
  fr: 'Livraison le lendemain',
  nl: 'Levering de volgende dag',
  es: 'Entrega al día siguiente',
}

type Rates = readonly [standard: DeliveryRate, expedited: DeliveryRate, nextDay?: DeliveryRate]

const rate = (percent: number, minimum: number): DeliveryRate => ({ percent, minimum })

const modes = (
  [standard, expedited, nextDay]: Rates,
  regions?: DeliveryModeRow['regions'],
): readonly DeliveryModeRow[] => [
  { code: 'standard', names: STANDARD, days: [4, 7], ...standard, ...(regions && { regions }) },
  { code: 'expedited', names: EXPEDITED, days: [2, 3], ...expedited },
  ...(nextDay === undefined
    ? []
    : [{ code: 'next-day', names: NEXT_DAY, days: [1, 1] as const, ...nextDay }]),
]

const FAR = rate(15, 1_500)

/** Delivery per site, as is usual in the trade; the cheapest comes first. */
export const DELIVERY_MODES: Readonly<Record<SiteId, readonly DeliveryModeRow[]>> = {
  usassessments: modes([rate(10, 500), rate(15, 1_800), rate(25, 3_500)], {
    'US-PR': FAR,
    'US-AK': FAR,
    'US-HI': FAR,
  }),
  caassessments: modes([rate(20, 2_000), rate(25, 3_000)]),
  ukassessments: modes([rate(5, 450), rate(8, 900), rate(12, 1_400)]),
  nlassessments: modes([rate(5, 595), rate(8, 1_250)]),
  esassessments: modes([rate(6, 650), rate(9, 1_400)]),
  auassessments: modes([rate(7, 1_200), rate(12, 2_400)]),
  nzassessments: modes([rate(8, 1_400), rate(14, 2_800)]),
  sgassessments: modes([rate(8, 1_200), rate(14, 2_500)]),
  asiaassessments: modes([rate(25, 2_500), rate(35, 5_000)]),
}
