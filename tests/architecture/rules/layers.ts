import { posix } from 'node:path'
import { type Import, packageOf } from './imports'

/** A layer rule: its statement, and why an import is wrong there, or null. */
export type LayerRule = { name: string; judge: (imported: Import) => string | null }

const inside = (folder: string, path: string | undefined): boolean => path?.startsWith(`${folder}/`) ?? false

const insideAny = (folders: readonly string[], path: string | undefined): boolean =>
  folders.some(folder => inside(folder, path))

const STORE = ['app', 'components', 'lib', 'locales']

/** Folders outside the product; the store must not import from them. */
const OUTSIDE_STORE = ['sandbox', 'scripts', 'bench', 'tests', 'e2e']

/** Modules that the front door may import: it runs before the framework and cannot load packages. */
const OPEN_TO_FRONT_DOOR = [
  'lib/front-door',
  'lib/site',
  'lib/cookies/cookie-names.ts',
  'lib/process',
  'lib/crypto/sealed-record.ts',
  'lib/config/body-limits.ts',
  'lib/config/front-door-options.ts',
  'lib/config/tag-origins.ts',
  'lib/request/client-address.ts',
  'lib/request/network-address.ts',
  'lib/request/request-context.ts',
  'lib/request/own-headers.ts',
  'lib/request/request-id.ts',
  'lib/notifications/address.ts',
  'lib/notifications/closed-notice-script.ts',
  'lib/notifications/closed-notices.ts',
  'lib/text/transliterate.ts',
  'lib/contract/site-ids.ts',
  'locales',
]

/**
 * Components that every domain may use: layout, forms, the current user, flags, page parts, messages, the
 * display of a title and postal addresses.
 */
const COMPONENTS_FOR_ALL = [
  'ui',
  'form',
  'page',
  'session',
  'flags',
  'notifications',
  'data',
  'catalogue',
  'address',
  'payment-frame',
  'person',
].map(name => `components/${name}`)

/** Folders of `lib` that use the platform by design, so their files are not pure rules. */
const EDGE_FOLDERS = [
  'lib/front-door', // the HTTP listener around the framework
  'lib/middleware', // uses the request and response of the framework
  'lib/log', // writes to standard output
  'lib/request', // stores the context of the current request
]

/** Reads the environment, uses the current request or runs in the browser, as its file name states. */
const ROLE_SUFFIX = /(?:\.server|\.client)\.tsx?$/

const isHook = (path: string): boolean => /^use-[a-z-]+\.tsx?$/.test(posix.basename(path))

/** A rule file of `lib`: it is pure and receives the time, the settings and responses as parameters. */
export const isPureLib = (path: string): boolean =>
  inside('lib', path) && !ROLE_SUFFIX.test(path) && !isHook(path) && !insideAny(EDGE_FOLDERS, path)

const isServerOnly = (path: string | undefined): boolean =>
  path !== undefined && /\.server(?:\.tsx?)?$/.test(path)

const domainOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Own subtree, or a private folder (`_name`) of an ancestor. */
function isNearInApp(from: string, target: string): boolean {
  const own = posix.dirname(from)
  if (target.startsWith(`${own}/`)) return true
  const privateFolder = /^(.*)\/_[^/]+\/[^/]+$/.exec(target)?.[1]
  return privateFolder !== undefined && (own === privateFolder || own.startsWith(`${privateFolder}/`))
}

const NEXT_OR_REACT = /^(?:react|react-dom|next|next-auth|swr|use-intl\/react)(?:\/|$)/

const VOCABULARY_OF_UI = ['lib/i18n', 'lib/process', 'components/ui']
const VOCABULARY_OF_FORM = [
  ...VOCABULARY_OF_UI,
  'components/form',
  'components/data',
  'lib/cookies',
  'lib/forms',
  'lib/validation',
  'lib/result',
]

export const LAYER_RULES: readonly LayerRule[] = [
  {
    name: 'the store imports nothing of the sandbox, scripts, bench or tests',
    judge: ({ from, target }) =>
      (insideAny(STORE, from.path) || !from.path.includes('/')) &&
      insideAny(OUTSIDE_STORE, target) &&
      !from.path.endsWith('.config.ts')
        ? 'the store must not import what surrounds it'
        : null,
  },
  {
    name: 'a page imports only its own subtree and private folders above it',
    judge: ({ from, target }) =>
      inside('app', from.path) &&
      target !== undefined &&
      inside('app', target) &&
      !target.endsWith('.css') &&
      !isNearInApp(from.path, target)
        ? 'another page’s folder'
        : null,
  },
  {
    name: 'components import no page and no server file',
    judge: ({ from, target, typeOnly }) => {
      if (!inside('components', from.path)) return null
      if (inside('app', target)) return 'a component must not import a page'
      return isServerOnly(target) && !typeOnly ? 'a component must not import a server file' : null
    },
  },
  {
    name: 'components leave the status of the page to the page',
    judge: ({ from, target }) =>
      inside('components', from.path) && target?.startsWith('lib/request/request-context')
        ? 'a component must not know the request'
        : null,
  },
  {
    name: 'components of one domain leave the internals of the others alone',
    judge: ({ from, target }) => {
      if (!inside('components', from.path) || target === undefined || !inside('components', target))
        return null
      const allowed = [...COMPONENTS_FOR_ALL, domainOf(from.path)]
      return insideAny(allowed, target) ? null : 'another domain’s component'
    },
  },
  {
    name: 'components/ui knows no domain',
    judge: ({ from, target }) =>
      inside('components/ui', from.path) && target !== undefined && !insideAny(VOCABULARY_OF_UI, target)
        ? 'ui knows no domain'
        : null,
  },
  {
    name: 'components/form knows no domain',
    judge: ({ from, target }) =>
      inside('components/form', from.path) && target !== undefined && !insideAny(VOCABULARY_OF_FORM, target)
        ? 'form knows no domain'
        : null,
  },
  {
    name: 'lib imports no page and no component',
    judge: ({ from, target }) =>
      inside('lib', from.path) && insideAny(['app', 'components'], target) ? 'lib is below its users' : null,
  },
  {
    name: 'pure rules import no framework and no server file',
    judge: ({ from, target, specifier, typeOnly }) => {
      if (!isPureLib(from.path) || typeOnly) return null
      if (NEXT_OR_REACT.test(specifier)) return `a pure rule must not import ${specifier}`
      return isServerOnly(target) ? 'a pure rule must not import a server file' : null
    },
  },
  {
    name: 'the front door imports only itself and rules that need no package',
    judge: ({ from, target, typeOnly }) =>
      inside('lib/front-door', from.path) &&
      !typeOnly &&
      target !== undefined &&
      !OPEN_TO_FRONT_DOOR.some(path => target === path || inside(path, target))
        ? 'may need a package'
        : null,
  },
  {
    name: 'lib/contract imports only zod',
    judge: ({ from, target, specifier }) => {
      if (!inside('lib/contract', from.path) || inside('lib/contract', target)) return null
      return packageOf(specifier) === 'zod' ? null : 'the wire schemas know zod and nothing else'
    },
  },
  {
    name: 'the sandbox imports only the contract and itself',
    judge: ({ from, target, specifier }) => {
      if (!inside('sandbox', from.path)) return null
      if (target === undefined)
        return NEXT_OR_REACT.test(specifier) ? 'the sandbox is no part of the framework' : null
      return insideAny(['sandbox', 'lib/contract'], target) ? null : 'the sandbox shares only the contract'
    },
  },
  {
    name: 'scripts and benchmarks import no page and no component',
    judge: ({ from, target }) =>
      insideAny(['scripts', 'bench'], from.path) && insideAny(['app', 'components'], target)
        ? 'not runnable without the framework'
        : null,
  },
]
