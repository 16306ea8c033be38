import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installSystemPackage } from './system-package.ts'

/** Headless Chromium: the same engine with two thirds of the CPU time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: the headless shell, Playwright's own, or the system's; undefined if there is none. */
export const findBrowser = (): string | undefined =>
  [SHELL, chromium.executablePath(), ...SYSTEM_BROWSERS].find(existsSync)

const isLight = (path: string | undefined): boolean => path !== undefined && !SYSTEM_BROWSERS.includes(path)

/**
 * Makes sure that a Chromium is installed, preferably a light one: Playwright's own download, or the
 * system's packages.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined && isLight(found)) return found
  process.stdout.write('Installing Chromium …\n')
  if (found === undefined)
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 })
  const packages = found === undefined ? ['chromium-headless-shell', 'chromium'] : ['chromium-headless-shell']
  for (const name of packages)
    if (process.platform === 'linux' && findBrowser() === found)
      installSystemPackage(name, 'fonts-liberation')
  const installed = findBrowser()
  if (installed !== undefined) return installed
  process.stderr.write('No Chromium could be installed: install one and run the tests again\n')
  process.exit(1)
}
