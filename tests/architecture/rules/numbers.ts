import { type FileRule, nodeAt, nodeRule, type SyntaxNode } from './syntax'

type BusinessNumber = { value: number; meaning: string; within?: string }

/**
 * Constants of spec §9 in each possible unit. Round numbers that elsewhere mean just a minute or a few
 * seconds are checked only in calls of the identity provider.
 */
const BUSINESS_NUMBERS: readonly BusinessNumber[] = [
  { value: 1800, meaning: 'the idle timeout in seconds' },
  { value: 1_800_000, meaning: 'the idle timeout in milliseconds' },
  { value: 300_000, meaning: 'the customer session check throttle' },
  { value: 28_800, meaning: 'the longest session in seconds' },
  { value: 28_800_000, meaning: 'the longest session in milliseconds' },
  { value: 60_000, meaning: 'the identity provider request timeout', within: 'lib/auth/' },
  { value: 30_000, meaning: 'the token expiry threshold', within: 'lib/auth/' },
  { value: 10_000, meaning: 'the token wait', within: 'lib/auth/' },
]

/** The value of a number or of a product of numbers, for example `30 * 60 * 1000`. */
function amountOf(node: SyntaxNode | undefined): number | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value
  if (node?.type !== 'BinaryExpression' || node.operator !== '*') return undefined
  const [left, right] = [amountOf(nodeAt(node, 'left')), amountOf(nodeAt(node, 'right'))]
  return left === undefined || right === undefined ? undefined : left * right
}

/** A business constant is defined once, in the table of limits. */
export const businessNumbersAreNamed: FileRule = file =>
  file.path === 'lib/config/limits.ts'
    ? []
    : nodeRule((node, ancestors) => {
        if (amountOf(ancestors.at(-1)) !== undefined) return null
        const found = BUSINESS_NUMBERS.find(
          ({ value, within = '' }) => value === amountOf(node) && file.path.startsWith(within),
        )
        return found === undefined ? null : `${found.value} is ${found.meaning}`
      })(file)
