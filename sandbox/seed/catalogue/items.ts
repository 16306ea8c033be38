import type { ItemRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { daysAfter } from './days.ts'
import { type Family, itemCode } from './family.ts'
import { type Content, kitsOf } from './kits.ts'
import { offersOf } from './offers.ts'
import { type PartKind, partFacts } from './part-facts.ts'
import { itemName } from './part-names.ts'
import { type Part, singleParts } from './parts.ts'
import { upcOf } from './upc.ts'

/** How long the forms of an edition that ends can still be ordered. */
export const ENDING_DAYS = 200

/** Training and keys are open to everybody who looks after materials. */
const OPEN_KINDS: ReadonlySet<PartKind> = new Set(['onDemandTraining', 'liveTraining'])

type Sold = Part & Readonly<{ contents?: readonly Content[] }>

const soldParts = (family: Family): readonly Sold[] => {
  const parts = singleParts(family)
  return [...kitsOf(family, parts), ...parts]
}

/** How an item of an edition that is going ends, and what is ordered instead. */
function ending(family: Family, { slot }: Sold, successor: Family | undefined, today: Date) {
  const { status = 'ACTIVE' } = family
  if (status === 'ACTIVE') return { status }
  const hasHeir = successor && soldParts(successor).some(part => part.slot === slot)
  return {
    status,
    ...(status === 'ENDING' && { endDate: daysAfter(today, ENDING_DAYS) }),
    ...(hasHeir && { replacedBy: itemCode(successor.number, slot) }),
  }
}

const optional = ({ packSize, termMonths }: Sold) => ({
  ...(packSize !== undefined && { packSize }),
  ...(termMonths !== undefined && { termMonths }),
})

/** What the successor and the day of the seed make of the items of a family. */
export type Occasion = Readonly<{ successor?: Family | undefined; today: Date }>

/** The items of a family (domain: the item pattern), kits first. */
export function itemsOf(family: Family, { successor, today }: Occasion): readonly ItemRecord[] {
  return soldParts(family).map(part => {
    const code = itemCode(family.number, part.slot)
    const { basePrice: _, ...facts } = partFacts(part.kind)
    const times = (part.times ?? 1) * family.parts.priceLevel
    return {
      ...facts,
      ...optional(part),
      ...ending(family, part, successor, today),
      code,
      name: itemName(family.acronym, part.name),
      shortName: `${family.acronym} ${part.short}`,
      contents: part.contents ?? [],
      shipTo: family.shipTo ?? 'ANY',
      languages: [...(part.languages ?? (part.kind === 'onScreenUsage' ? family.languages : ['en']))],
      ...(OPEN_KINDS.has(part.kind) && family.rank > 0 && { rank: 0 as const }),
      ...(facts.fulfilment === 'SHIP' && { upc: upcOf(code) }),
      offers: offersOf(family, { ...part, code, times }, today),
    }
  })
}
