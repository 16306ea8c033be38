// Runs on the Node.js the user has (20 or newer) before anything is installed: plain JavaScript, no
// dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.installed-lock')
const windows = process.platform === 'win32'

/** Path of the Node.js version that the project pins; every script after the installation runs on it. */
export const pinnedNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

/** The pinned Node.js needs libatomic, which minimal Linux images lack. */
function checkPinnedNode() {
  const version = () => spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', shell: windows })
  const first = version()
  if (first.status === 0) return
  if (/libatomic/.test(first.stderr ?? '') && process.getuid?.() === 0) {
    process.stdout.write('Installing the system library libatomic1 …\n')
    spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends libatomic1'], {
      stdio: 'ignore',
    })
    if (version().status === 0) return
  }
  fail(`The pinned Node.js does not run: ${(first.stderr ?? String(first.error)).trim().split('\n')[0]}`)
}

/** Installs the locked packages when the lock file is newer than what is installed. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Node.js 20 or newer is needed; this is ${process.version}`)
  if (isInstalled()) return
  process.stdout.write('Installing packages …\n')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (npm.status !== 0) fail('Packages could not be installed: npm ci failed (see above)')
  checkPinnedNode()
  writeFileSync(stamp, lockHash())
}

/**
 * Installs, then runs a script of this folder on the pinned Node.js and exits with its exit code. Signals are
 * forwarded, so that stopping this process stops everything it started.
 */
export function runPinned(script) {
  ensureInstalled()
  const path = join(import.meta.dirname, script)
  const child = spawn(pinnedNode, [path, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
