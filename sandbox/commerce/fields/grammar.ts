import { occError } from '../http/occ-error.ts'
import { emptySelection, isLevel, mergeSelection, type Selection } from './selection.ts'

const LONGEST = 4000
const DEEPEST = 12
const TOKEN = /[A-Za-z][A-Za-z0-9_]*|[(),]/y

/**
 * Reads the `fields` grammar: `item ("," item)*`, an item being a level, a name, or a name with items in
 * parentheses; a bare name asks for the BASIC view of its object. White space is ignored. Throws a
 * `ConversionError`.
 */
export const readGrammar = (text: string): Selection => {
  if (text.length > LONGEST) throw incorrect('too long')
  const tokens = tokenize(text)
  const [selection, end] = readItems(tokens, 0, 0)
  if (end < tokens.length) throw incorrect(tokens[end] ?? '')
  return selection
}

export const incorrect = (part: string) =>
  occError.conversion(`Incorrect field: '${part}'`, { reason: 'invalid' })

const tokenize = (text: string): string[] => {
  const compact = text.replace(/\s+/g, '')
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < compact.length) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(compact)
    if (match === null) throw incorrect(compact.slice(start, start + 20))
    tokens.push(match[0])
  }
  return tokens
}

const readItems = (tokens: readonly string[], from: number, depth: number): [Selection, number] => {
  if (depth > DEEPEST) throw incorrect('nested too deeply')
  const selection = emptySelection()
  let position = from
  for (;;) {
    position = readItem(tokens, position, depth, selection)
    if (tokens[position] !== ',') return [selection, position]
    position += 1
  }
}

const readItem = (tokens: readonly string[], at: number, depth: number, into: Selection): number => {
  const word = tokens[at]
  if (word === undefined || !/^[A-Za-z]/.test(word)) throw incorrect(word ?? 'nothing')
  if (isLevel(word)) {
    into.levels.add(word)
    return at + 1
  }
  if (tokens[at + 1] !== '(') {
    const basic: Selection = { levels: new Set(['BASIC']), members: new Map() }
    mergeSelection(into, { levels: new Set(), members: new Map([[word, basic]]) })
    return at + 1
  }
  const [nested, end] = readItems(tokens, at + 2, depth + 1)
  if (tokens[end] !== ')') throw incorrect(`${word}(`)
  mergeSelection(into, { levels: new Set(), members: new Map([[word, nested]]) })
  return end + 1
}
