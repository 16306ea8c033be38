import { spawnSync } from 'node:child_process'

/**
 * Tries to install Debian packages, as root or with a sudo that needs no password; the caller has to check
 * whether it succeeded.
 */
export function installSystemPackage(...names: readonly string[]): void {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`
  const root = process.getuid?.() === 0
  spawnSync(root ? 'sh' : 'sudo', root ? ['-c', command] : ['-n', 'sh', '-c', command], { stdio: 'ignore' })
}
