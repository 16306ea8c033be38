/** `nonce` for a personal page, `scriptHashes` for a public one; never both. */
export type PolicyInput = {
  nonce?: string
  /** Source expressions without quotes: `sha256-…`. */
  scriptHashes?: readonly string[]
  /** Origins beside our own that scripts may call. */
  connect: readonly string[]
  /** Origins of tags that the operator has switched on: their scripts, calls and pictures. */
  tags?: readonly string[]
  /** Hosts of this deployment beside the page's own: an answer to a form may lead to another country's site. */
  siblings?: readonly string[]
  /** True where the page is reached over HTTPS: plain subresources are then upgraded. */
  secure: boolean
}

/**
 * The Content-Security-Policy of a page. With a nonce only scripts that carry it, and those they load; without one our own
 * files and the inline scripts of the given hashes. A page without any inline script needs neither.
 */
export function buildPolicy({
  nonce,
  scriptHashes = [],
  connect,
  tags = [],
  siblings = [],
  secure,
}: PolicyInput): string {
  // With a nonce, what our own scripts load is admitted by that.
  const scripts =
    nonce === undefined
      ? ["'self'", ...scriptHashes.map(hash => `'${hash}'`), ...tags]
      : [`'nonce-${nonce}'`, "'strict-dynamic'"]
  return toPolicy({ scripts, connect, tags, siblings, styles: "'self'", secure })
}

/** The development server evaluates modules, injects styles and keeps a socket to itself. Never sent in production. */
export function buildDevelopmentPolicy({
  connect,
  tags = [],
  siblings = [],
}: Pick<PolicyInput, 'connect' | 'tags' | 'siblings'>): string {
  const scripts = ["'self'", "'unsafe-inline'", "'unsafe-eval'", ...tags]
  const styles = "'self' 'unsafe-inline'"
  return toPolicy({ scripts, connect: ['ws:', ...connect], tags, siblings, styles, secure: false })
}

type Sources = Required<Pick<PolicyInput, 'connect' | 'tags' | 'siblings' | 'secure'>> & {
  scripts: readonly string[]
  styles: string
}

function toPolicy({ scripts, connect, tags, siblings, styles, secure }: Sources): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles}`,
    `connect-src ${["'self'", ...connect, ...tags].join(' ')}`,
    `img-src ${["'self'", 'data:', ...tags].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...siblings].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For everything that is no page: it may not be framed, and a stored copy of a page keeps its own policy. */
export const NON_PAGE_POLICY = "frame-ancestors 'none'"
