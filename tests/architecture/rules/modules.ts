import { type Import, packageOf } from './imports'
import { isPureLib } from './layers'
import {
  dottedName,
  type FileRule,
  literalText,
  nodeAt,
  nodeRule,
  nodesAt,
  offence,
  parseModule,
} from './syntax'

const isReExport = ({ type, source }: { type: string; source?: unknown }): boolean =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source !== null)

/** A file that only re-exports. */
export const noBarrel: FileRule = file => {
  const { body } = parseModule(file)
  return body.length > 0 && body.every(isReExport) ? [offence(file, 0, 'only re-exports others')] : []
}

const NEXT_FILE =
  /^(?:bench\/floor\/)?app\/(?:.*\/)?(?:page|layout|template|loading|error|global-error|not-found|default|sitemap|robots|manifest|icon|opengraph-image)\.tsx?$/

const WANTS_DEFAULT = [
  NEXT_FILE,
  /^(?:middleware|proxy)\.ts$/,
  /^(?:bench\/floor\/|e2e\/screenshots\/|tests\/mutation\/)?[a-z-]+\.config\.(?:ts|mjs)$/,
]

/** Named exports only, except where the framework or a tool requires the default one. */
export const noDefaultExport: FileRule = file =>
  WANTS_DEFAULT.some(pattern => pattern.test(file.path))
    ? []
    : nodeRule(node => {
        const isDefault =
          node.type === 'ExportDefaultDeclaration' ||
          (node.type === 'ExportSpecifier' && nodeAt(node, 'exported')?.name === 'default')
        return isDefault ? 'default export' : null
      })(file)

const RUN_BY_PLAIN_NODE = /^lib\/(?:config|front-door)\//

/** A server file imports `server-only`, so that the bundler rejects it in the browser. */
export const serverFilesAreMarked: FileRule = file => {
  if (!/^(?:lib|app|components)\/.*\.server\.tsx?$/.test(file.path) || RUN_BY_PLAIN_NODE.test(file.path))
    return []
  const [first] = parseModule(file).body
  const source = first?.type === 'ImportDeclaration' ? literalText(nodeAt(first, 'source')) : undefined
  return source === 'server-only' ? [] : [offence(file, 0, `does not start with import 'server-only'`)]
}

const PLAIN_NODE_FOLDERS = /^(?:lib\/(?:contract|site|config|front-door|validation)|scripts|bench|sandbox)\//

/** Whether Node itself, without a bundler, loads a file; its imports have to be loadable, too. */
export const isRunByPlainNode = (path: string): boolean =>
  PLAIN_NODE_FOLDERS.test(path) && !path.endsWith('.server.ts')

/** Node resolves neither the alias nor a missing suffix, and requires import attributes for JSON. */
export function plainNodeFault({ from, specifier, target, offset, typeOnly }: Import): string | null {
  if (target === undefined || typeOnly) return null
  if (specifier.startsWith('@/')) return 'Node does not know the alias'
  if (!/\.(?:ts|mjs|json|css)$/.test(specifier)) return 'Node needs the suffix'
  const statement = from.text.slice(offset, from.text.indexOf('\n', offset))
  if (specifier.endsWith('.json') && !/with\s*\{\s*type:\s*'json'\s*\}/.test(statement))
    return `Node needs with { type: 'json' }`
  return specifier.endsWith('.tsx') ? 'Node does not read JSX' : null
}

const AMBIENT = new Map([
  ['Date.now', 'takes `now` as a parameter'],
  ['Math.random', 'takes its randomness as a parameter'],
  ['fetch', 'makes no calls'],
  ['globalThis.fetch', 'makes no calls'],
  ['performance.now', 'takes `now` as a parameter'],
])

/** A pure rule depends on its parameters alone. */
export const pureRulesAreHandedTheirWorld: FileRule = file =>
  isPureLib(file.path)
    ? nodeRule(node => {
        if (node.type === 'NewExpression' && nodeAt(node, 'callee')?.name === 'Date')
          return nodesAt(node, 'arguments').length === 0 ? 'a pure rule takes `now` as a parameter' : null
        if (node.type === 'MemberExpression' && nodeAt(node, 'object')?.name === 'process')
          return 'a pure rule does not look at the process'
        const reason =
          node.type === 'CallExpression' ? AMBIENT.get(dottedName(nodeAt(node, 'callee')) ?? '') : undefined
        return reason === undefined ? null : `a pure rule ${reason}`
      })(file)
    : []

/** The middleware runs for every request: it must not import anything heavy, even transitively. */
const HEAVY_FOR_MIDDLEWARE = ['libphonenumber-js', 'react-dom', 'use-intl', 'swr']

export const heavyImports = (imports: readonly Import[], reached: ReadonlySet<string>): readonly string[] =>
  imports
    .filter(({ from, typeOnly }) => reached.has(from.path) && !typeOnly)
    .filter(({ specifier, target }) =>
      target === undefined
        ? HEAVY_FOR_MIDDLEWARE.includes(packageOf(specifier))
        : target.startsWith('components/'),
    )
    .map(({ from, offset, specifier }) => offence(from, offset, `${specifier} is reached by the middleware`))
