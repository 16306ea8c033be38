import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { SourceFile } from '../../support/source-files'
import { folderOfLib } from '../rules/folders'
import { importsOfAll } from '../rules/imports'
import { commentsFit, MAX_COMMENT_COLUMNS } from '../rules/sizes'
import { lineAt, parseModule, walk } from '../rules/syntax'
import { exportsUsedOnce, filesNamed, testsWritten } from './counts'
import { countCycles } from './cycles'

type Figure = readonly [name: string, value: string | number]

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })

/** The tracked files of a kind, of a commit or of the working tree. */
function readFiles(commit: string | undefined, kind: RegExp): readonly SourceFile[] {
  const paths = git(...(commit === undefined ? ['ls-files'] : ['ls-tree', '-r', '--name-only', commit]))
  return paths
    .split('\n')
    .filter(path => kind.test(path))
    .map(path => ({
      path,
      text: commit === undefined ? readFileSync(path, 'utf8') : git('show', `${commit}:${path}`),
    }))
}

const isProduct = ({ path }: SourceFile): boolean => /^(?:app|components|lib)\//.test(path)
const isTest = ({ path }: SourceFile): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

const FUNCTION = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Line counts of every function of a file. */
function functionLengths(file: SourceFile): readonly number[] {
  const lengths: number[] = []
  walk(parseModule(file), ({ type, start, end }) => {
    if (FUNCTION.has(type)) lengths.push(lineAt(file.text, end) - lineAt(file.text, start) + 1)
  })
  return lengths
}

/** The percentile of the numbers for a share. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0

const linesOf = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

const wideComments = (files: readonly SourceFile[]): number => files.flatMap(commentsFit).length

const TERMS = [
  'csrf',
  'mutex',
  'debounce',
  'autosave',
  'flash',
  'toast',
  'idempoten',
  'throttle',
  'wizard',
  'skeleton',
] as const

/** The number of standard terms for which a search finds code or documents. */
function termsFound(commit: string | undefined): string {
  const tree = commit === undefined ? [] : [commit]
  const found = TERMS.filter(term => {
    try {
      return git('grep', '-il', term, ...tree, '--', 'app', 'components', 'docs', 'lib') !== ''
    } catch {
      return false
    }
  })
  return `${found.length} of ${TERMS.length}`
}

const TEST_FOLDERS = ['unit', 'components', 'contract', 'architecture', 'faults']
  .map(kind => `tests/${kind}`)
  .concat('e2e')

const RECIPE = /^docs\/recipes\/.*\.md$/

/** Figures about the layout, the sizes and the vocabulary of the code. */
export function measure(commit: string | undefined): readonly Figure[] {
  const files = readFiles(commit, /\.tsx?$/)
  const product = files.filter(isProduct)
  const imports = importsOfAll(product)
  const folders = imports.flatMap(({ from, target }) => {
    const [own, other] = [folderOfLib(from.path), folderOfLib(target)]
    return own === undefined || other === undefined || own === other ? [] : [[own, other] as const]
  })
  const filesBelow = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`))
  const lengths = product.flatMap(functionLengths)
  return [
    ['files of app, components, lib', product.length],
    ['lines of app, components, lib', linesOf(product)],
    [
      'lines of a file, 90 % have at most',
      quantile(
        product.map(file => linesOf([file])),
        0.9,
      ),
    ],
    ['lines of a function, 90 % have at most', quantile(lengths, 0.9)],
    ['folders of lib in cycles', countCycles(folders)],
    [
      'files of lib in cycles',
      countCycles(imports.flatMap(({ from, target }) => (target ? [[from.path, target] as const] : []))),
    ],
    ['exports that one other file uses', exportsUsedOnce(product)],
    [`comment lines over ${MAX_COMMENT_COLUMNS} columns`, wideComments(files)],
    ['standard terms that a search finds', termsFound(commit)],
    ['files of sandbox, lines', `${filesBelow('sandbox').length}, ${linesOf(filesBelow('sandbox'))}`],
    [
      'test files: unit, component, contract, faults',
      ['tests/unit', 'tests/components', 'tests/contract', 'tests/faults']
        .map(folder => filesBelow(folder).filter(isTest).length)
        .join(', '),
    ],
    [
      'test files: architecture, end to end',
      [filesBelow('tests/architecture').filter(isTest).length, filesBelow('e2e').filter(isTest).length].join(
        ', ',
      ),
    ],
    ...TEST_FOLDERS.map(
      folder => [`tests written in ${folder}`, testsWritten(filesBelow(folder).filter(isTest))] as const,
    ),
    ['lines of tests', linesOf([...filesBelow('tests'), ...filesBelow('e2e')])],
    ...readFiles(commit, RECIPE).map(recipe => [`files in ${recipe.path}`, filesNamed(recipe)] as const),
  ]
}
