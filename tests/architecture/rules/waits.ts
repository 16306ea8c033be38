import { dottedName, type FileRule, literalText, nodeAt, nodeRule, nodesAt, type SyntaxNode } from './syntax'

const SLEEP_MODULE = /^(?:node:)?timers\/promises$/

/** `setTimeout(resolve, 100)`; without a duration it is a turn of the event loop. */
const isSleep = (node: SyntaxNode): boolean => {
  const [callback, ...duration] = nodesAt(node, 'arguments')
  return callback?.type === 'Identifier' && duration.length > 0
}

/** A test waits for what it needs, never for a duration: that is too short on a busy machine, or too long. */
export const noFixedWaits: FileRule = nodeRule(node => {
  if (node.type === 'ImportDeclaration')
    return SLEEP_MODULE.test(literalText(nodeAt(node, 'source')) ?? '') ? 'fixed wait' : null
  if (node.type !== 'CallExpression') return null
  const callee = dottedName(nodeAt(node, 'callee')) ?? ''
  if (/(?:^|\.)waitForTimeout$/.test(callee)) return 'fixed wait'
  return /^(?:globalThis\.|window\.)?setTimeout$/.test(callee) && isSleep(node) ? 'fixed wait' : null
})
