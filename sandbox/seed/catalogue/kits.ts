import type { ItemRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { type Family, itemCode } from './family.ts'
import { PART_NAMES } from './part-names.ts'
import type { Part } from './parts.ts'

export type Content = ItemRecord['contents'][number]

export type Kit = Part & Readonly<{ contents: readonly Content[] }>

/** Usages that begin a digital kit. */
const STARTER_USAGES = 10

const contains = ({ number }: Family, part: Part, quantity = 1): Content => ({
  code: itemCode(number, part.slot),
  text: part.name,
  quantity,
})

const PRINT_KINDS = new Set(['manual', 'stimulusBook', 'manipulatives', 'forms', 'booklets', 'scoringKey'])
const DIGITAL_KINDS = new Set(['digitalManual', 'onScreenUsage', 'usage'])

/** A kit holds what every site sells; forms in further languages are bought singly. */
function printKits(family: Family, parts: readonly Part[]): readonly Kit[] {
  if (!family.parts.kit) return []
  const held = parts.filter(({ kind, sites }) => PRINT_KINDS.has(kind) && !sites)
  const contents = held.map(part => contains(family, part))
  const plain: Kit = { slot: 101, kind: 'kit', name: PART_NAMES.kit, short: 'COMPLETE KIT PRINT', contents }
  const cased: Kit = {
    slot: 102,
    kind: 'casedKit',
    name: PART_NAMES.casedKit,
    short: 'COMPLETE KIT W/CASE PRINT',
    contents: [...contents, { text: PART_NAMES.case, quantity: 1 }],
  }
  return family.parts.kit === 'cased' ? [plain, cased] : [plain]
}

function digitalKits(family: Family, parts: readonly Part[]): readonly Kit[] {
  if (!family.parts.digitalKit) return []
  const held = parts.filter(({ kind }) => DIGITAL_KINDS.has(kind))
  const contents = held.map(part =>
    contains(family, part, part.kind === 'digitalManual' ? 1 : STARTER_USAGES),
  )
  return [
    { slot: 103, kind: 'digitalKit', name: PART_NAMES.digitalKit, short: 'STARTER KIT DIGITAL', contents },
  ]
}

/** The kits of a family, made of what it sells singly. */
export const kitsOf = (family: Family, parts: readonly Part[]): readonly Kit[] => [
  ...printKits(family, parts),
  ...digitalKits(family, parts),
]
