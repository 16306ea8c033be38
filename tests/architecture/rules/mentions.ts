import type { SourceFile } from '../../support/source-files'
import { literalText, nodeAt, parseModule, templateTexts, walk } from './syntax'

/** Mentions in the source that could be the key of a text. */
export type Mentions = {
  /** Names of members and the parts of string literals. */
  words: ReadonlySet<string>
  /** Names of objects that are accessed by a computed key. */
  opened: ReadonlySet<string>
  /** Keys built by a template: steps.${id}.title. */
  patterns: readonly RegExp[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function mentionsIn(files: readonly SourceFile[]): Mentions {
  const words = new Set<string>()
  const opened = new Set<string>()
  const patterns: RegExp[] = []
  for (const file of files)
    walk(parseModule(file), node => {
      for (const word of literalText(node)?.split('.') ?? []) words.add(word)
      if (node.type === 'TemplateLiteral' && templateTexts(node).some(text => text.includes('.')))
        patterns.push(new RegExp(`^${templateTexts(node).map(escaped).join('[^.]+')}$`))
      if (node.type !== 'MemberExpression' && node.type !== 'Property') return
      const name = nodeAt(node, 'property')?.name ?? nodeAt(node, 'key')?.name
      if (node.computed !== true && typeof name === 'string') words.add(name)
      const tree = nodeAt(node, 'object', 'property')?.name ?? nodeAt(node, 'object')?.name
      if (node.computed === true && typeof tree === 'string') opened.add(tree)
    })
  return { words, opened, patterns }
}

/** Whether a text could be used: by a template, or by mentions of each part of its key. */
export function isMentioned(key: string, { words, opened, patterns }: Mentions): boolean {
  const [, ...path] = key.split('.')
  const inNamespace = path.join('.')
  if (patterns.some(pattern => pattern.test(inNamespace) || pattern.test(key))) return true
  return path.every((part, index) => words.has(part) || opened.has(path[index - 1] ?? ''))
}
