import {
  dottedName,
  type FileRule,
  literalText,
  nodeAt,
  nodeRule,
  nodesAt,
  offence,
  parseModule,
  type SyntaxNode,
  templateTexts,
} from './syntax'

/** The only files that spell out addresses, each with its reason. */
const SPELLS_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['lib/site/paths.ts', 'the builders of all addresses'],
  ['lib/site/resolve-locale.ts', 'takes addresses apart and puts the locale right'],
  ['lib/middleware/internal-page.ts', 'names the page inside the framework, which is never public'],
  ['lib/site/step-paths.ts', 'the builder of step addresses'],
])

const ADDRESS_ATTRIBUTES = new Set(['href', 'action', 'formAction'])

const NAVIGATION =
  /(?:^|\.)(?:redirect|permanentRedirect|rewrite|fetch|(?:router|location|history)\.(?:push|replace|assign))$/

const startsLikeAnAddress = (node: SyntaxNode | undefined): boolean => {
  const text = node?.type === 'TemplateLiteral' ? templateTexts(node)[0] : literalText(node)
  return text !== undefined && /^\/[a-z]*/i.test(text)
}

/** `/${locale}/…` as a literal, wherever it is used. */
const isLocaleTemplate = (node: SyntaxNode): boolean => {
  const [first] = nodesAt(node, 'expressions')
  return templateTexts(node)[0] === '/' && /(?:^|\.)locale$/i.test(dottedName(first) ?? '')
}

/** Addresses come from the builders, so that a change applies everywhere. */
export const addressesAreBuilt: FileRule = file =>
  SPELLS_ADDRESSES.has(file.path)
    ? []
    : nodeRule(node => {
        if (node.type === 'TemplateLiteral' && isLocaleTemplate(node)) return 'address below a locale'
        if (node.type === 'JSXAttribute' && ADDRESS_ATTRIBUTES.has(String(nodeAt(node, 'name')?.name))) {
          const value = nodeAt(node, 'value', 'expression') ?? nodeAt(node, 'value')
          return startsLikeAnAddress(value) ? 'address in an attribute' : null
        }
        if (node.type === 'Property' && /^location$/i.test(String(nodeAt(node, 'key')?.name)))
          return startsLikeAnAddress(nodeAt(node, 'value')) ? 'address in a header' : null
        if (node.type !== 'CallExpression') return null
        const isNavigation = NAVIGATION.test(dottedName(nodeAt(node, 'callee')) ?? '')
        return isNavigation && startsLikeAnAddress(nodesAt(node, 'arguments')[0]) ? 'address in a call' : null
      })(file)

/** Formats are defined in one folder, so that every page formats a number or date in the same way. */
export const formatsAreShared: FileRule = file =>
  file.path.startsWith('lib/format/')
    ? []
    : nodeRule(node =>
        node.type === 'MemberExpression' && nodeAt(node, 'object')?.name === 'Intl'
          ? 'Intl outside lib/format'
          : null,
      )(file)

/** Open tasks belong into the issue list, not into comments. */
export const nothingIsLeftToDo: FileRule = file =>
  parseModule(file)
    .comments.filter(({ value }) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(value))
    .map(({ start }) => offence(file, start, 'unfinished work'))

/** Decisions are renumbered and regrouped; the rule that results from one stays. */
export const rulesAreCitedInWords: FileRule = file => [
  ...parseModule(file)
    .comments.filter(({ value }) => DECISION_NUMBER.test(value))
    .map(({ start }) => offence(file, start, 'decision cited by its number')),
  ...nodeRule(node => (CITED_IN_TEXT.test(literalText(node) ?? '') ? 'decision cited by its number' : null))(
    file,
  ),
]

const DECISION_NUMBER = /\bD\d{1,2}\b/

/** Test titles cite like comments do; other texts may contain such a word: postal codes begin like this. */
const CITED_IN_TEXT = /\b(?:decisions?|spec)\b[^)]*\bD\d{1,2}\b/

const TEST_WORDS = new Set(['test', 'it', 'describe', 'suite'])
const LEAVES_OUT = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails', 'fixme'])

/** The first name of a chain of members and calls: `describe` of `describe.each(rows).only`. */
const startOf = (node: SyntaxNode | undefined): unknown =>
  node === undefined || node.type === 'Identifier'
    ? node?.name
    : startOf(nodeAt(node, 'object') ?? nodeAt(node, 'callee') ?? nodeAt(node, 'tag'))

/** No test is skipped, not even conditionally. */
export const noTestIsSkipped: FileRule = nodeRule(node => {
  if (node.type !== 'MemberExpression') return null
  const leavesOut = LEAVES_OUT.has(String(nodeAt(node, 'property')?.name))
  return leavesOut && TEST_WORDS.has(String(startOf(node))) ? 'a test is left out' : null
})

/** Files with markup from a string, each with the reason why the string is safe. */
const RAW_MARKUP: ReadonlyMap<string, string> = new Map([
  ['components/form/fields/select.tsx', 'options whose texts are escaped, see options-markup beside it'],
  ['components/ui/markup.tsx', 'shows only what the server has cleaned, see lib/backends/content/fragments'],
  ['components/ui/static-markup.tsx', 'drawn by React from data, on the server; the browser keeps what came'],
])

/** Markup that the server renders as an image; no browser receives it. */
const DRAWN = 'app/[locale]/social/[card]/card-picture.tsx'

/** No markup from strings, and no inline style or handler: the content security policy forbids them. */
export const markupIsSafe: FileRule = file =>
  nodeRule(node => {
    if (node.type !== 'JSXAttribute' && node.type !== 'Property') return null
    const name = nodeAt(node, 'name')?.name ?? nodeAt(node, 'key')?.name
    if (name === 'dangerouslySetInnerHTML' && !RAW_MARKUP.has(file.path)) return 'markup from a string'
    return node.type === 'JSXAttribute' && name === 'style' && file.path !== DRAWN ? 'inline style' : null
  })(file)

const NOT_CHECKED = /@ts-(?:ignore|nocheck|expect-error)|biome-ignore-all/

/** Type checks are never disabled. */
export const typesAreChecked: FileRule = file => [
  ...nodeRule(node => {
    if (node.type === 'TSAnyKeyword') return 'any'
    if (node.type === 'TSEnumDeclaration') return 'enum'
    return node.type === 'TSNonNullExpression' ? 'non-null assertion' : null
  })(file),
  ...parseModule(file)
    .comments.filter(({ value }) => NOT_CHECKED.test(value))
    .map(({ start }) => offence(file, start, 'check switched off')),
]
