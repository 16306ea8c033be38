import type { SourceFile } from '../../support/source-files'
import { literalText, nodeAt, nodesAt, parseModule, type SyntaxNode, templateTexts, walk } from './syntax'

/** Attributes of React and of a test alone. */
const FOREIGN = new Set(['data-precedence', 'data-stop'])

const IN_TEXT = /(?<![\w./-])data-[a-z]+(?:-[a-z]+)*/g

const kebabCase = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const namesIn = (text: string): readonly string[] => text.match(IN_TEXT) ?? []

function nameOfJsx(node: SyntaxNode): readonly string[] {
  const name = node.type === 'JSXAttribute' ? String(nodeAt(node, 'name')?.name) : ''
  return name.startsWith('data-') ? [name] : []
}

function namesOfScript(node: SyntaxNode): readonly string[] {
  if (node.type === 'TemplateLiteral') return templateTexts(node).flatMap(namesIn)
  if (node.type === 'Literal') return namesIn(literalText(node) ?? '')
  const isMember = node.type === 'MemberExpression' && isDataset(nodeAt(node, 'object'))
  const isPattern = nodeAt(node, 'id')?.type === 'ObjectPattern' && isDataset(nodeAt(node, 'init'))
  const keys = isMember ? [nodeAt(node, 'property')] : []
  const parts = isPattern ? nodesAt(nodeAt(node, 'id') ?? node, 'properties') : []
  return [...keys, ...parts.map(part => nodeAt(part, 'key'))].map(
    key => `data-${kebabCase(String(key?.name))}`,
  )
}

/** `dataset` or `x.dataset`. */
const isDataset = (node: SyntaxNode | undefined): boolean =>
  node?.name === 'dataset' || (node !== undefined && nodeAt(node, 'property')?.name === 'dataset')

/** Names of `data-` attributes in code: `set` in markup, `read` by selectors, scripts and `dataset`. */
export function dataAttributesIn(file: SourceFile): { set: readonly string[]; read: readonly string[] } {
  const set: string[] = []
  const read: string[] = []
  walk(parseModule(file), node => {
    set.push(...nameOfJsx(node))
    read.push(...namesOfScript(node))
  })
  const isOwn = (name: string) => !FOREIGN.has(name)
  return { set: set.filter(isOwn), read: read.filter(isOwn) }
}

/** Names of `data-` attributes in selectors and values of a style sheet. */
export const dataAttributesOfStyles = ({ text }: SourceFile): readonly string[] =>
  namesIn(text.replace(/\/\*[\s\S]*?\*\//g, ''))
