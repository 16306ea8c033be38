import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '@/lib/config/settings'
import { verifyAddress } from '../../sandbox/commerce/addresses/verify-address'
import { DEMO_ORGANISATIONS } from '../../sandbox/seed/organisations'
import { PEOPLE, PEOPLE_PASSWORD } from '../../sandbox/seed/people'
import { DEMO_QGLOBAL_ACCOUNTS } from '../../sandbox/seed/qglobal-accounts'
import { listFiles, REPOSITORY, readSource, type SourceFile } from '../support/source-files'

const LARGEST_README_BYTES = 8_000

/** All Markdown of the root, of `docs` and of `bench`. */
const DOCUMENTS: readonly SourceFile[] = [
  ...listFiles('.', { deep: false }),
  ...listFiles('docs'),
  ...listFiles('bench'),
]
  .filter(path => path.endsWith('.md'))
  .map(readSource)

const operations = readSource('docs/operations.md').text
const sandbox = readSource('docs/sandbox.md').text

/** Examples and diagrams: paths in them need not exist. */
const FENCED_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm

const CODE_SPAN = /`[^`\n]*`/g

/** Paths from the root, and source files, which may also be named by their path below `lib`. */
const PATHS = [
  /`\/?((?:\.ci|app|bench|components|docs|e2e|lib|locales|public|sandbox|scripts|tests)\/[^`\s]*)`/g,
  /`\/?((?:[^`\s/]+\/)+[^`\s/]+\.(?:tsx?|mjs|css|md))`/g,
]

/** A pattern stands for several files: the folder before its first variable part has to exist. */
const fixedPart = (path: string): string => path.replace(/[^/]*[<*{…].*$/, '')

/** Source files that are named without a folder. */
const BARE_NAME = /`([^`\s/]+\.(?:server\.ts|tsx?|mjs|css))`/g

const NAMES_OF_FILES = new Set(
  ['app', 'bench', 'components', 'e2e', 'lib', 'sandbox', 'scripts', 'tests']
    .flatMap(folder => listFiles(folder))
    .concat(listFiles('.', { deep: false }))
    .map(path => posix.basename(path)),
)

const exists = (path: string): boolean => existsSync(join(REPOSITORY, path))

/** Paths in backticks that do not exist. */
function missingPaths({ text }: SourceFile): readonly string[] {
  const prose = text.replaceAll(FENCED_BLOCK, '')
  const paths = PATHS.flatMap(pattern => [...prose.matchAll(pattern)]).map(([, path = '']) => path)
  const names = [...prose.matchAll(BARE_NAME)].map(([, name = '']) => name)
  const unknown = [...new Set(names)].filter(name => !/[<*{…]/.test(name) && !NAMES_OF_FILES.has(name))
  return [...new Set(paths)]
    .filter(path => {
      const fixed = fixedPart(path)
      return !exists(fixed) && !exists(posix.join('lib', fixed))
    })
    .concat(unknown)
}

/** Code spans of a table cell that name a folder or a file. */
const NAMED_IN_CELL = /`([^`\s]*(?:\/|\.(?:tsx?|mjs|css|json))[^`\s]*)`/g

/** Files named without a folder that are not in the folder named before them in their table cell. */
const misplacedNames = ({ text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => line.split('|'))
    .flatMap(cell => {
      let folder = ''
      return [...cell.matchAll(NAMED_IN_CELL)].flatMap(([, name = '']) => {
        if (name.includes('/')) folder = name.replace(/\/[^/]*\.[^/]*$/, '')
        return name.includes('/') || exists(posix.join(folder, name)) ? [] : [`${folder}: ${name}`]
      })
    })

/** Inline links, whose target may contain one pair of parentheses, and link definitions. */
const INLINE_LINK = /\]\(((?:[^()\s]|\([^()\s]*\))+)[^()]*\)/g
const LINK_DEFINITION = /^\[[^\]\n]+\]:[ \t]+(\S+)/gm

/** An absolute address, or a heading of the same document. */
const LEADS_OUT = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** Targets of relative links that do not exist. */
function missingTargets({ path, text }: SourceFile): readonly string[] {
  const prose = text.replaceAll(FENCED_BLOCK, '').replaceAll(CODE_SPAN, '')
  const targets = [...prose.matchAll(INLINE_LINK), ...prose.matchAll(LINK_DEFINITION)].map(
    ([, target = '']) => target,
  )
  return [...new Set(targets)]
    .filter(target => !LEADS_OUT.test(target))
    .filter(target => !exists(posix.join(posix.dirname(path), decodeURI(target.replace(/[?#].*$/, '')))))
}

describe('every document', () => {
  test('is found in the root, in docs and in bench', () => {
    const paths = DOCUMENTS.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md', 'bench/README.md']))
  })

  test.each(DOCUMENTS)('$path names only existing paths', document => {
    expect(missingPaths(document)).toEqual([])
  })

  test.each(DOCUMENTS)('$path links only to existing files', document => {
    expect(missingTargets(document)).toEqual([])
  })

  test('is checked by rules that report missing paths and links, and no others', () => {
    const text = [
      'See `lib/nowhere.ts`, `lib/site/sites.ts`, `lib/<domain>`, `docs/nowhere/*.md` and `npm test`.',
      'Below `lib` are `site/sites.ts` and `site/nowhere.ts`, and here is `/bench/budgets.ts`.',
      '[no](nowhere.md#part), [`no`](../lib/nowhere/), [yes](operations.md#settings), [yes](../README.md),',
      '[no](../app/[locale]/(nowhere)), [yes](../app/[locale]/(public)), [out](https://example.com/a.md), [here](#a),',
      '`[no](code.md)`',
      '```',
      '[no](fenced.md) `lib/fenced.ts`',
      '```',
      '[name]: undefined.md',
    ].join('\n')
    const document = { path: 'docs/example.md', text }
    expect(missingPaths(document)).toEqual(['lib/nowhere.ts', 'docs/nowhere/*.md', 'site/nowhere.ts'])
    expect(missingTargets(document)).toEqual([
      'nowhere.md#part',
      '../lib/nowhere/',
      '../app/[locale]/(nowhere)',
      'undefined.md',
    ])
  })
})

describe('docs/where-is.md', () => {
  test('names files without a folder only in the folder named before them', () => {
    expect(misplacedNames(readSource('docs/where-is.md'))).toEqual([])
  })

  test('is checked by a rule that reports a file of another folder, and no other', () => {
    const text = [
      '| How? | `lib/site/sites.ts`, `hosts.ts`; drawn by `components/ui/`, `hosts.ts`, `banner.tsx` |',
      '| Where? | `sites.ts`, `lib/site`: `steps.ts` and `getJson` |',
    ].join('\n')
    expect(misplacedNames({ path: 'docs/example.md', text })).toEqual([
      'components/ui/: hosts.ts',
      ': sites.ts',
    ])
  })
})

test('README.md is short', () => {
  expect(Buffer.byteLength(readSource('README.md').text)).toBeLessThanOrEqual(LARGEST_README_BYTES)
})

describe('docs/operations.md', () => {
  test.each(Object.keys(SETTINGS.shape))('explains the setting %s', name => {
    expect(operations).toContain(`\`${name}\``)
  })
})

describe('docs/sandbox.md', () => {
  test.each(PEOPLE)('lists the demo user $username with the purpose', ({ username, shows }) => {
    expect(sandbox.toLowerCase().replaceAll('organization', 'organisation')).toContain(
      `| \`${username}\` | ${shows} |`.toLowerCase(),
    )
  })

  test('states the real password of the demo users', () => {
    expect(sandbox).toContain(`\`${PEOPLE_PASSWORD}\``)
  })

  test.each(
    DEMO_ORGANISATIONS.flatMap(
      ({ accountNumber, temporaryNumber }) => accountNumber ?? temporaryNumber ?? [],
    ),
  )('lists the customer account number %s', number => {
    const isOfTheMatchList = number.startsWith('600')
    expect(sandbox).toContain(isOfTheMatchList ? '`6001`–`6003`' : `\`${number}\``)
  })

  test.each(DEMO_QGLOBAL_ACCOUNTS)(
    'lists the Q-global account number $accountNumber',
    ({ accountNumber }) => {
      expect(sandbox).toContain(`\`${accountNumber}\``)
    },
  )

  test('lists addresses with their real verification results', () => {
    const decided = [...sandbox.matchAll(/\*(\d+ [^,*]+),\s([^,*]+), ([A-Z]{2})\s([\d-]+)\*/g)].map(
      ([, line1 = '', town = '', state = '', postalCode = '']) =>
        verifyAddress(
          { line1, town, postalCode, country: { isocode: 'US' }, region: { isocode: `US-${state}` } },
          { language: 'en', screens: true },
        ).result,
    )
    expect(decided).toEqual(['VERIFIED', 'CORRECTED', 'MULTIPLE', 'NOT_VERIFIED'])
  })
})

test('docs/testing.md says what each architecture test guarantees', () => {
  const { text } = readSource('docs/testing.md')
  const tests = listFiles('tests/architecture', { deep: false }).filter(path => path.endsWith('.test.ts'))
  expect(tests.filter(path => !text.includes(`\`${path}\``))).toEqual([])
})

describe('decision records', () => {
  const FOLDER = 'docs/decisions'
  const records = listFiles(FOLDER)
    .map(path => posix.basename(path))
    .filter(name => name !== 'README.md')
    .toSorted()

  const numbers = records.map(name => Number(name.slice(0, 4)))

  // Work that goes on side by side reserves its numbers, so that some may come later.
  test('have numbers of their own, which their titles carry', () => {
    expect(new Set(numbers).size).toBe(records.length)
    for (const [index, name] of records.entries())
      expect(readSource(posix.join(FOLDER, name)).text).toMatch(new RegExp(`^# ${numbers[index]}\\. `))
  })

  test('are all listed, in this order', () => {
    const { text } = readSource(posix.join(FOLDER, 'README.md'))
    const listed = [...text.matchAll(/^\| \[(\d+)\] \|/gm)].map(([, number]) => Number(number))
    expect(listed).toEqual(numbers)
    for (const name of records) expect(text).toContain(`[${Number(name.slice(0, 4))}]: ${name}\n`)
  })
})
