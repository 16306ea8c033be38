import type { SourceFile } from '../../support/source-files'

const EXPORT = /^export (?:async )?(?:const|function\*?|class|type) ([A-Za-z_$][\w$]*)/gm
const WORD = /[A-Za-z_$][\w$]*/g

/** The number of exports that exactly one other of the files names. */
export function exportsUsedOnce(files: readonly SourceFile[]): number {
  const users = new Map<string, number>()
  for (const { text } of files)
    for (const word of new Set(text.match(WORD))) users.set(word, (users.get(word) ?? 0) + 1)
  const names = files.flatMap(({ text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => name))
  return names.filter(name => users.get(name) === 2).length
}

const FILE_NAMED = /`([^`\s]+\/[^`\s]*\.(?:tsx?|json|mjs|css))`/g

/** The number of files that a document names by their path, each once. */
export const filesNamed = ({ text }: SourceFile): number =>
  new Set([...text.matchAll(FILE_NAMED)].map(([, path]) => path)).size

const TEST_CALL = /^\s*(?:it|test)(?:\.each)?(?:<|\(|`)/gm

/** The number of tests that the files write down; a table of cases counts once. */
export const testsWritten = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + (text.match(TEST_CALL)?.length ?? 0), 0)
