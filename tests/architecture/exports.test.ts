import { expect, test } from 'vitest'
import { readAllCode, type SourceFile } from '../support/source-files'

/** Exports that the framework uses by name. */
const CALLED_BY_FRAMEWORK =
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|dynamic|metadata|viewport|config|proxy|register|generate\w+)$/

/**
 * Contract schemas describe complete responses; tests check the sandbox against members that the store does
 * not read.
 */
const WIRE = 'lib/contract/'

const EXPORT = /^export (?:async )?(?:const|function\*?|class) (?<name>[A-Za-z_$][\w$]*)/gm

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const isTest = ({ path }: SourceFile): boolean => /^(?:tests|e2e)\//.test(path)

const code = readAllCode()
  .filter(file => !isTest(file))
  .map(({ path, text }) => ({ path, text: text.replaceAll(COMMENTS, '') }))

const uses = new Map<string, number>()
for (const { text } of code)
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) uses.set(word, (uses.get(word) ?? 0) + 1)

// Exports without any use are found by knip, which counts tests as uses.
test('no export is used by tests only', () => {
  const dead = code
    .filter(({ path }) => /^(?:app|components|lib)\//.test(path) && !path.startsWith(WIRE))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)].map(({ groups }) => ({ path, name: groups?.name ?? '' })),
    )
    .filter(({ name }) => !CALLED_BY_FRAMEWORK.test(name) && uses.get(name) === 1)
  expect(dead).toEqual([])
})
