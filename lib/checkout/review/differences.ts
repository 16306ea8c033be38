import {
  type Amount,
  REVIEWED_ENTRIES,
  REVIEWED_SUMS,
  type ReviewedFacts,
  type ReviewedLine,
} from './reviewed-facts'

type Entry = (typeof REVIEWED_ENTRIES)[number]
type Sum = (typeof REVIEWED_SUMS)[number]

/** One thing that differs between two looks at an order, and where it can be changed. */
export type Difference = { name?: string } & (
  | { kind: 'added' | 'removed' | 'priceless' | ReviewedLine['supply']; name: string }
  | { kind: 'quantity'; name: string; was: number; is: number }
  | { kind: 'price'; name: string; was: Amount; is: Amount }
  | { kind: 'discountOver' | 'discountNew'; name: string }
  | { kind: 'exemptionOver' | 'exemptionNew' }
  | { kind: 'entry'; entry: Entry; isGone?: boolean }
  | { kind: 'sum'; sum: Sum; was?: Amount; is?: Amount }
)

/** What differs in an order since it was reviewed: lines first, then what was entered, then sums. */
export const differencesOf = (was: ReviewedFacts, is: ReviewedFacts): readonly Difference[] => [
  ...linesDifferences(was.lines, is.lines),
  ...namesOnlyIn(was.discounts, is.discounts).map(name => ({ kind: 'discountOver', name }) as const),
  ...namesOnlyIn(is.discounts, was.discounts).map(name => ({ kind: 'discountNew', name }) as const),
  ...(was.isExempt === is.isExempt
    ? []
    : [{ kind: is.isExempt ? ('exemptionNew' as const) : ('exemptionOver' as const) }]),
  ...REVIEWED_ENTRIES.filter(entry => was.entries[entry] !== is.entries[entry]).map(
    entry => ({ kind: 'entry', entry, isGone: is.entries[entry] === undefined }) as const,
  ),
  ...REVIEWED_SUMS.flatMap(sum => sumDifference(sum, was.sums[sum], is.sums[sum])),
]

function linesDifferences(was: readonly ReviewedLine[], is: readonly ReviewedLine[]): readonly Difference[] {
  const before = new Map(was.map(line => [line.code, line]))
  const now = new Set(is.map(({ code }) => code))
  return [
    ...is.flatMap((line): readonly Difference[] => {
      const earlier = before.get(line.code)
      return earlier === undefined ? [{ kind: 'added', name: line.name }] : lineDifferences(earlier, line)
    }),
    ...was.filter(({ code }) => !now.has(code)).map(({ name }) => ({ kind: 'removed', name }) as const),
  ]
}

function lineDifferences(was: ReviewedLine, is: ReviewedLine): readonly Difference[] {
  const { name } = is
  return [
    ...(was.quantity === is.quantity
      ? []
      : [{ kind: 'quantity', name, was: was.quantity, is: is.quantity } as const]),
    ...priceDifference(was, is),
    ...(was.supply === is.supply ? [] : [{ kind: is.supply, name }]),
  ]
}

function priceDifference({ price: was }: ReviewedLine, { price: is, name }: ReviewedLine) {
  if (was === undefined || isSame(was, is)) return []
  return is === undefined
    ? [{ kind: 'priceless', name } as const]
    : [{ kind: 'price', name, was, is } as const]
}

const sumDifference = (sum: Sum, was: Amount | undefined, is: Amount | undefined): readonly Difference[] =>
  isSame(was, is) ? [] : [{ kind: 'sum', sum, ...(was && { was }), ...(is && { is }) }]

const isSame = (was: Amount | undefined, is: Amount | undefined): boolean =>
  was?.value === is?.value && was?.currencyIso === is?.currencyIso

const namesOnlyIn = (
  some: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(some)
    .filter(([code]) => others[code] === undefined)
    .map(([, name]) => name)
