import type { ItemRecord } from '../../commerce/catalogue/catalogue-record.ts'

/** What every item of a kind has in common, with its price in US cents for an average battery. */
type PartFacts = Pick<
  ItemRecord,
  | 'group'
  | 'format'
  | 'unit'
  | 'consumable'
  | 'fulfilment'
  | 'needsInventoryAccount'
  | 'order'
  | 'returnRule'
  | 'taxClass'
  | 'weightGrams'
> & { basePrice: number }

const PIECE = { min: 1, max: 50, step: 1 }
const PACKS = { min: 1, max: 200, step: 1 }
const USAGES = { min: 1, max: 5000, step: 1 }

const PRINTED = {
  format: 'PRINT',
  unit: 'EACH',
  consumable: false,
  fulfilment: 'SHIP',
  needsInventoryAccount: false,
  order: PIECE,
  returnRule: 'UNUSED_90_DAYS',
  taxClass: 'BOOK',
} as const

const PACK = {
  ...PRINTED,
  group: 'FORMS_REPORTS',
  unit: 'PACK',
  consumable: true,
  order: PACKS,
  returnRule: 'UNOPENED_90_DAYS',
  taxClass: 'GOODS',
} as const

const CREDIT = {
  format: 'DIGITAL',
  consumable: true,
  fulfilment: 'INVENTORY_CREDIT',
  needsInventoryAccount: true,
  returnRule: 'NOT_ALLOCATED',
  taxClass: 'SERVICE',
} as const

const ACCESS = {
  format: 'DIGITAL',
  unit: 'SEAT_YEAR',
  consumable: false,
  fulfilment: 'EMAIL_ACCESS',
  needsInventoryAccount: false,
  order: PIECE,
  returnRule: 'NONE',
  taxClass: 'SERVICE',
} as const

const KIT = {
  ...PRINTED,
  group: 'KIT',
  order: { min: 1, max: 20, step: 1 },
  returnRule: 'UNOPENED_90_DAYS',
  taxClass: 'MIXED',
} as const

const PART_FACTS = {
  kit: { ...KIT, basePrice: 64_500, weightGrams: 4200 },
  casedKit: { ...KIT, basePrice: 74_900, weightGrams: 6100 },
  digitalKit: { ...CREDIT, group: 'KIT', unit: 'EACH', consumable: false, order: PIECE, basePrice: 28_500 },
  manual: { ...PRINTED, group: 'SUPPORT', basePrice: 14_200, weightGrams: 720 },
  digitalManual: { ...ACCESS, group: 'SUPPORT', basePrice: 9800 },
  stimulusBook: { ...PRINTED, group: 'SUPPORT', basePrice: 17_600, weightGrams: 950 },
  manipulatives: { ...PRINTED, group: 'SUPPORT', taxClass: 'GOODS', basePrice: 13_900, weightGrams: 1300 },
  scoringKey: { ...PRINTED, group: 'SUPPORT', taxClass: 'GOODS', basePrice: 4200, weightGrams: 160 },
  forms: { ...PACK, basePrice: 8900, weightGrams: 640 },
  booklets: { ...PACK, basePrice: 6400, weightGrams: 480 },
  mailIn: { ...PACK, basePrice: 12_500, weightGrams: 220 },
  usage: { ...CREDIT, group: 'FORMS_REPORTS', unit: 'USAGE', order: USAGES, basePrice: 550 },
  interpretiveUsage: { ...CREDIT, group: 'FORMS_REPORTS', unit: 'USAGE', order: USAGES, basePrice: 1150 },
  onScreenUsage: { ...CREDIT, group: 'FORMS_REPORTS', unit: 'USAGE', order: USAGES, basePrice: 850 },
  subscription: { ...ACCESS, group: 'PLATFORM', needsInventoryAccount: true, basePrice: 6500 },
  siteLicence: { ...ACCESS, group: 'PLATFORM', needsInventoryAccount: true, basePrice: 145_000 },
  onDemandTraining: { ...ACCESS, group: 'TRAINING', format: 'SERVICE', unit: 'EACH', basePrice: 5900 },
  liveTraining: {
    ...ACCESS,
    group: 'TRAINING',
    format: 'SERVICE',
    unit: 'EVENT',
    fulfilment: 'BOOKING',
    order: { min: 1, max: 30, step: 1 },
    basePrice: 18_900,
  },
} as const satisfies Record<string, PartFacts>

export type PartKind = keyof typeof PART_FACTS

export const partFacts = (kind: PartKind): PartFacts => PART_FACTS[kind]
