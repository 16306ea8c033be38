import type { SourceFile } from '../../support/source-files'

const FENCED_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm
const CODE_SPAN = /`[^`\n]*`/g
const WORD = /[A-Za-z_$][\w$]*/g

/** Names like those of our functions: camelCase and not a part of a path or of an attribute. */
const FUNCTION_NAME = /(?<![\w./-])[a-z]+(?:[A-Z][a-z\d]*)+(?![\w-])/g
const SHORTEST = 8

/** The set of all words in the files, whether in code, string literals or comments. */
export const wordsOf = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ text }) => text.match(WORD) ?? []))

/** Names in the backticks of a document that are neither known nor part of its own examples. */
export function unknownIdentifiers(
  known: ReadonlySet<string>,
  { path, text }: SourceFile,
): readonly string[] {
  const examples = wordsOf((text.match(FENCED_BLOCK) ?? []).map(block => ({ path, text: block })))
  const spans = text.replaceAll(FENCED_BLOCK, '').match(CODE_SPAN) ?? []
  const names = new Set(spans.flatMap(span => span.match(FUNCTION_NAME) ?? []))
  return [...names]
    .filter(name => name.length >= SHORTEST && !known.has(name) && !examples.has(name))
    .map(name => `${path}: ${name}`)
}
