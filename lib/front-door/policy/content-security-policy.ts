import { type HostRule, hostSources } from '../../site/hosts.ts'
import { OWN_SCRIPT_HASH } from './script-shapes.ts'

/** `nonce` for a personal page, `scriptHashes` for a public one; never both. */
export type PolicyInput = {
  nonce?: string
  /** Source expressions without quotes: `sha256-…`. */
  scriptHashes?: readonly string[]
  /** The same for the style sheets that are inlined into pages. */
  styleHashes?: readonly string[]
  /** Origins other than our own that scripts may call. */
  connect: readonly string[]
  /** Origins of tags that the operator has enabled: their scripts, calls and images. */
  tags?: readonly string[]
  /** Origins whose pages may be shown in frames; without any, only our own. */
  frames?: readonly string[]
  /** Sources, other than the page's own, to which a form submission may redirect. */
  formTargets?: readonly string[]
  /** True if the page is served over HTTPS: plain HTTP subresources are then upgraded. */
  secure: boolean
}

/**
 * The Content-Security-Policy of a page. With a nonce it admits scripts that carry it, those that they load,
 * and our own inline script; without one, our own files and the inline scripts with the given hashes. A page
 * without inline scripts needs neither.
 */
export function buildPolicy({
  nonce,
  scriptHashes = [],
  styleHashes = [],
  connect,
  tags = [],
  frames = [],
  formTargets = [],
  secure,
}: PolicyInput): string {
  // With a nonce, `strict-dynamic` admits the tags that our own scripts load.
  const scripts =
    nonce === undefined
      ? ["'self'", ...scriptHashes.map(hash => `'${hash}'`), ...tags]
      : [`'nonce-${nonce}'`, `'${OWN_SCRIPT_HASH}'`, "'strict-dynamic'"]
  const styles = ["'self'", ...styleHashes.map(hash => `'${hash}'`)].join(' ')
  return toPolicy({ scripts, connect, tags, frames, formTargets, styles, secure })
}

/**
 * The policy of development: the development server evaluates modules, injects styles and opens a web
 * socket. Never sent in production.
 */
export function buildDevelopmentPolicy({
  connect,
  tags = [],
  frames = [],
  formTargets = [],
}: Pick<PolicyInput, 'connect' | 'tags' | 'frames' | 'formTargets'>): string {
  const scripts = ["'self'", "'unsafe-inline'", "'unsafe-eval'", ...tags]
  const styles = "'self' 'unsafe-inline'"
  return toPolicy({ scripts, connect: ['ws:', ...connect], tags, frames, formTargets, styles, secure: false })
}

type Sources = Required<Pick<PolicyInput, 'connect' | 'tags' | 'frames' | 'formTargets' | 'secure'>> & {
  scripts: readonly string[]
  styles: string
}

function toPolicy({ scripts, connect, tags, frames, formTargets, styles, secure }: Sources): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles}`,
    `connect-src ${["'self'", ...connect, ...tags].join(' ')}`,
    `img-src ${["'self'", 'data:', ...tags].join(' ')}`,
    "font-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Targets of a redirect after a form submission: another country's site of this deployment, or the error
 * page of the marketing site. Browsers check `form-action` for such redirects too.
 */
export const formTargetsOf = (
  rules: readonly HostRule[],
  contentUrl: string | undefined,
): readonly string[] => [
  ...hostSources(rules),
  ...(contentUrl !== undefined && URL.canParse(contentUrl) ? [new URL(contentUrl).origin] : []),
]

/** Policy of every response that is not a page: it may not be framed. A 304 keeps that of the stored page. */
export const NON_PAGE_POLICY = "frame-ancestors 'none'"
