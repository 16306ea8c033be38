import { describe, expect, test } from 'vitest'
import { readSource, type SourceFile } from '../support/source-files'

/** A fenced diff that names its file, with the lines that it adds there. */
const DIFF_OF_FILE = /^```diff\n\+\+\+ b\/(\S+)\n([\s\S]*?)^```$/gm

/** Hunks of the diffs of a document that are not in the file that they name. */
const wrongHunks = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(DIFF_OF_FILE)].flatMap(([, path = '', hunks = '']) => {
    const code = readSource(path).text
    return hunks
      .split(/^@@$/m)
      .map(hunk => hunk.trim().replaceAll(/^\+/gm, ''))
      .filter(hunk => !code.includes(hunk))
      .map(hunk => `${path}: ${hunk}`)
  })

describe('docs/recipes/add-an-account-page.md', () => {
  const recipe = readSource('docs/recipes/add-an-account-page.md')

  test('shows code that is in the files', () => {
    expect([...recipe.text.matchAll(DIFF_OF_FILE)].length).toBeGreaterThan(8)
    expect(wrongHunks(recipe)).toEqual([])
  })

  test('is checked by a rule that reports other code', () => {
    const text = '```diff\n+++ b/app/api/addresses/route.ts\n+export const GET = 1\n```'
    expect(wrongHunks({ path: 'docs/example.md', text })).toEqual([
      'app/api/addresses/route.ts: export const GET = 1',
    ])
  })
})
