import { expect, test } from 'vitest'
import { exportsUsedOnce, filesNamed, testsWritten } from './measure/counts'
import { countCycles } from './measure/cycles'

const file = (path: string, text: string) => ({ path, text })

test('exports count that one other file names, and no others', () => {
  const files = [
    file('lib/a.ts', 'export const once = 1\nexport function twice() {}\nexport type Unused = {}'),
    file('lib/b.ts', `import { once, twice } from './a'\nonce + once`),
    file('lib/c.ts', `import { twice } from './a'`),
  ]
  expect(exportsUsedOnce(files)).toBe(1)
})

test('files count once that a document names by their path', () => {
  const text = 'See `lib/a.ts`, `lib/b/c.server.ts`, `lib/a.ts` again, `a.ts`, `lib/site` and `npm test`.'
  expect(filesNamed(file('docs/a.md', text))).toBe(2)
})

test('tests count as they are written, tables once, and other calls not at all', () => {
  const text = [
    `test('a', () => {})`,
    `describe('b', () => {`,
    `  it.each([1, 2])('c %s', () => {})`,
    `  it.each<[number]>([[1]])('d %s', () => {})`,
    `  test.beforeEach(() => {})`,
    `  item('e')`,
    '})',
  ].join('\n')
  expect(testsWritten([file('tests/a.test.ts', text)])).toBe(3)
})

test('nodes count that reach themselves', () => {
  const edges = [
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'c'],
  ] as const
  expect(countCycles(edges)).toBe(2)
})
