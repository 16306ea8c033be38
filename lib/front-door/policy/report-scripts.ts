import { loggedPath } from '../../site/logged-path.ts'
import { logLine } from '../front-door-log.ts'

const LONGEST_MEMORY = 500
const reported = new Set<string>()

/**
 * Logs each unknown inline script once: a framework upgrade that changes a shape, or injected markup, must
 * be visible without flooding the log.
 */
export function reportRefusedScripts(path: string, hashes: readonly string[]): void {
  const fresh = hashes.filter(hash => !reported.has(hash))
  if (fresh.length === 0 || reported.size >= LONGEST_MEMORY) return
  for (const hash of fresh) reported.add(hash)
  logLine('warn', { path: loggedPath(path), scripts: fresh }, 'inline scripts of unknown shape stay blocked')
}
