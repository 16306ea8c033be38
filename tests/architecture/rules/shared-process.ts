import { dottedName, type FileRule, literalText, nodeAt, nodeRule, nodesAt, type SyntaxNode } from './syntax'

const OF_THE_PROCESS = /^(?:process\.env|globalThis|global)(?:\.|$)/

/** A value that the next test file in the same process puts back itself. */
const IS_PUT_BACK = /^globalThis\.storeProcessWide(?:\.|$)/

const IS_TIMER = /^(?:set|clear)(?:Timeout|Interval|Immediate)$/

/** `process.env` of `process.env.A` and of `process.env[name]`. */
const ownerName = (node: SyntaxNode | undefined): string =>
  node?.type === 'MemberExpression' && node.computed === true
    ? ownerName(nodeAt(node, 'object'))
    : (dottedName(node) ?? '')

const isOfTheProcess = (node: SyntaxNode | undefined): boolean =>
  OF_THE_PROCESS.test(ownerName(node)) && !IS_PUT_BACK.test(ownerName(node))

const CHANGING_CALLS =
  /^(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.(?:set|deleteProperty|defineProperty))$/

/**
 * Test files share processes. `vi.stubEnv` and `vi.stubGlobal` are undone for the next file; an assignment to
 * a setting or a global object is not. A spy on a simulated timer even puts the simulation back later.
 */
export const leavesTheProcess: FileRule = nodeRule(node => {
  const offence = 'changes the process for the next test file; use vi.stubEnv or vi.stubGlobal'
  if (node.type === 'AssignmentExpression') return isOfTheProcess(nodeAt(node, 'left')) ? offence : null
  if (node.type === 'UnaryExpression' && node.operator === 'delete')
    return isOfTheProcess(nodeAt(node, 'argument')) ? offence : null
  if (node.type !== 'CallExpression') return null
  const callee = dottedName(nodeAt(node, 'callee')) ?? ''
  if (callee === 'process.chdir') return offence
  const [target, member] = nodesAt(node, 'arguments')
  if (callee === 'vi.spyOn' && IS_TIMER.test(literalText(member) ?? '')) return offence
  return CHANGING_CALLS.test(callee) && isOfTheProcess(target) ? offence : null
})
