import { type HostRule, hostSources } from '../../site/hosts.ts'
import { OWN_SCRIPT_HASH } from './script-shapes.ts'

/** `nonce` for a personal page, `scriptHashes` for a public one; never both. */
export type PolicyInput = {
  nonce?: string
  /** Source expressions without quotes: `sha256-…`. */
  scriptHashes?: readonly string[]
  /** The same for the style sheets that pages bring with them. */
  styleHashes?: readonly string[]
  /** Origins beside our own that scripts may call. */
  connect: readonly string[]
  /** Origins of tags that the operator has switched on: their scripts, calls and pictures. */
  tags?: readonly string[]
  /** Sources beside the page's own to which an answer to a form may lead. */
  formTargets?: readonly string[]
  /** True where the page is reached over HTTPS: plain subresources are then upgraded. */
  secure: boolean
}

/**
 * The Content-Security-Policy of a page. With a nonce only scripts that carry it, those they load and our own
 * inline one; without one our own files and the inline scripts of the given hashes. A page without any inline
 * script needs neither.
 */
export function buildPolicy({
  nonce,
  scriptHashes = [],
  styleHashes = [],
  connect,
  tags = [],
  formTargets = [],
  secure,
}: PolicyInput): string {
  // With a nonce, what our own scripts load is admitted by that.
  const scripts =
    nonce === undefined
      ? ["'self'", ...scriptHashes.map(hash => `'${hash}'`), ...tags]
      : [`'nonce-${nonce}'`, `'${OWN_SCRIPT_HASH}'`, "'strict-dynamic'"]
  const styles = ["'self'", ...styleHashes.map(hash => `'${hash}'`)].join(' ')
  return toPolicy({ scripts, connect, tags, formTargets, styles, secure })
}

/**
 * The development server evaluates modules, injects styles and keeps a socket to itself. Never sent in
 * production.
 */
export function buildDevelopmentPolicy({
  connect,
  tags = [],
  formTargets = [],
}: Pick<PolicyInput, 'connect' | 'tags' | 'formTargets'>): string {
  const scripts = ["'self'", "'unsafe-inline'", "'unsafe-eval'", ...tags]
  const styles = "'self' 'unsafe-inline'"
  return toPolicy({ scripts, connect: ['ws:', ...connect], tags, formTargets, styles, secure: false })
}

type Sources = Required<Pick<PolicyInput, 'connect' | 'tags' | 'formTargets' | 'secure'>> & {
  scripts: readonly string[]
  styles: string
}

function toPolicy({ scripts, connect, tags, formTargets, styles, secure }: Sources): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles}`,
    `connect-src ${["'self'", ...connect, ...tags].join(' ')}`,
    `img-src ${["'self'", 'data:', ...tags].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Where an answer to a form may lead: another country's site of this deployment, or the error page of the
 * marketing site. Browsers apply this to the redirects after a form too.
 */
export const formTargetsOf = (
  rules: readonly HostRule[],
  contentUrl: string | undefined,
): readonly string[] => [
  ...hostSources(rules),
  ...(contentUrl !== undefined && URL.canParse(contentUrl) ? [new URL(contentUrl).origin] : []),
]

/** For everything that is no page: it may not be framed, and a stored copy of a page keeps its own policy. */
export const NON_PAGE_POLICY = "frame-ancestors 'none'"
