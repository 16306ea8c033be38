import { COMMERCE_HEADERS } from '@/lib/contract/commerce/headers'
import { COOKIES } from '@/lib/cookies/cookie-table'
import {
  dottedName,
  type FileRule,
  literalText,
  nodeAt,
  nodeRule,
  nodesAt,
  type SyntaxNode,
  templateTexts,
} from './syntax'

const COOKIE_NAMES: ReadonlySet<string> = new Set(Object.values(COOKIES).map(({ name }) => name))

/** Literals that equal the name of a cookie and mean something else. */
const NO_COOKIE: ReadonlyMap<string, string> = new Map([
  ['components/session/own-storage.ts', 'an entry of local storage (spec §3)'],
  ['components/cart/post-lines.ts', 'a lock of the browser'],
])

/** Where cookies are written; everything else returns changes, made from the table. */
const WRITES_COOKIES: ReadonlyMap<string, string> = new Map([
  ['lib/cookies/cookie-change.ts', 'applies changes to a response'],
  ['lib/front-door/failure/failed-page.ts', 'runs before the framework'],
  ['components/form/aids/autosave.ts', 'the page is being left'],
  ['components/consent/consented-tags.tsx', 'the choice stays in the browser'],
])

const isCookieWrite = (node: SyntaxNode): boolean => {
  if (node.type === 'AssignmentExpression') return dottedName(nodeAt(node, 'left')) === 'document.cookie'
  if (node.type !== 'CallExpression') return false
  const callee = dottedName(nodeAt(node, 'callee')) ?? ''
  const [first] = nodesAt(node, 'arguments')
  if (/(?:^|\.)cookies\.(?:set|delete)$/.test(callee)) return true
  return /\.(?:set|append|setHeader|appendHeader)$/.test(callee) && literalText(first) === 'set-cookie'
}

/** Cookies are named in one table and written in few places. */
export const cookiesAreInTheTable: FileRule = file =>
  nodeRule(node => {
    const name = literalText(node)?.replace(/^__(?:Host|Secure)-/, '')
    if (name !== undefined && COOKIE_NAMES.has(name) && !NO_COOKIE.has(file.path))
      return file.path.startsWith('lib/cookies/') ? null : 'name of a cookie outside its table'
    return isCookieWrite(node) && !WRITES_COOKIES.has(file.path) ? 'cookie written past its table' : null
  })(file)

/** Where names of headers are spelled out. */
const HEADER_TABLES = ['lib/request/own-headers.ts', 'lib/contract/commerce/headers.ts']

/** Headers of HTTP, proxies, the framework, the identity provider; others beginning with `x-` are ours. */
const FOREIGN_HEADER =
  /^x-(?:forwarded-|openidm-|nextjs-|middleware-|invoke-|matched-|now-|content-type-options$|frame-options$|requested-with$|powered-by$|real-ip$|original-url$|rewrite-url$|prerender-revalidate$|nonce$|default$|total-count$)/

const COMMERCE_NAMES: readonly string[] = Object.values(COMMERCE_HEADERS)

/** Own headers are named in one table; the sandbox shares only those of commerce. */
export const headersAreInTheTable: FileRule = file =>
  HEADER_TABLES.includes(file.path)
    ? []
    : nodeRule(node => {
        const name = literalText(node) ?? ''
        const isOwn =
          !file.path.startsWith('sandbox/') && /^x-[a-z-]+$/.test(name) && !FOREIGN_HEADER.test(name)
        return isOwn || COMMERCE_NAMES.includes(name) ? 'name of a header outside its table' : null
      })(file)

/** Files that name query parameters of handlers or of other services, which no page reads. */
const NO_PAGE_PARAMETERS: readonly RegExp[] = [
  /^app\/api\//, // handlers
  /^lib\/backends\//, // back ends
  /^lib\/auth\/(?:callback-verdict|identity-proxy\.server|password-reset\.server)\.ts$/, // OpenID Connect
  /^lib\/handlers\/write-request\.server\.ts$/, // the locale of a handler
  /^lib\/steps\/handler\/open-step\.server\.ts$/, // the locale of a handler
  /^lib\/session\/commerce-session\.server\.ts$/, // commerce
  /^lib\/middleware\/support-guard\.server\.ts$/, // the locale of a handler
  /^lib\/front-door\/visitor-locale\.ts$/, // the locale of a handler
  /^lib\/site\/(?:(?:address-book|card|document|organisation|preferences|profile|support)-)?paths\.ts$/, // build addresses of handlers, too
  /^lib\/catalogue\/embedded-pictures\.server\.ts$/, // the version of a picture
  /^components\/(?:address\/fetch-regions-with-retry|search\/use-suggestions|session\/sign-out)\.ts$/, // handlers
]

const READS_PARAMETER = /(?:^|\.)searchParams\.(?:get|getAll|has|set|append|delete)$/

/** `?name=` or `&name=` in the fixed text of a template or literal. */
const SPELLED_PARAMETER = /^\S*[?&][a-zA-Z]+=/

/** Query parameters of pages are named in one table. */
export const pageParametersAreInTheTable: FileRule = file =>
  NO_PAGE_PARAMETERS.some(pattern => pattern.test(file.path))
    ? []
    : nodeRule(node => {
        const texts = node.type === 'TemplateLiteral' ? templateTexts(node) : [literalText(node) ?? '']
        if (texts.some(text => SPELLED_PARAMETER.test(text))) return 'query parameter in a text'
        if (node.type !== 'CallExpression') return null
        const callee = dottedName(nodeAt(node, 'callee')) ?? ''
        const [first, second] = nodesAt(node, 'arguments')
        if (callee === 'withParameter' || /^(?:firstParam|paramValues)$/.test(callee))
          return literalText(second) === undefined ? null : 'query parameter outside its table'
        const isNamed = READS_PARAMETER.test(callee) && literalText(first) !== undefined
        return isNamed ? 'query parameter outside its table' : null
      })(file)

/** Where constants name query parameters. */
const PARAMETER_TABLES = ['lib/site/page-parameters.ts', 'lib/catalogue/search/facet-parameters.ts']

/** Constants that name query parameters of pages or handlers are declared in the tables. */
export const parameterNamesAreInTheTable: FileRule = file =>
  PARAMETER_TABLES.includes(file.path) || file.path.startsWith('lib/backends/')
    ? []
    : nodeRule(node => {
        const name = node.type === 'VariableDeclarator' ? dottedName(nodeAt(node, 'id')) : undefined
        return /^(?!NO_)\w+_PARAMETERS?$/.test(name ?? '') ? 'query parameter outside its table' : null
      })(file)
