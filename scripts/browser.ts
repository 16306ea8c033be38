import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installSystemPackage } from './system-package.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: Playwright's own where it is installed, else the system's; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find(existsSync)

/** Makes sure that there is a Chromium: Playwright's own download first, the system's package where that cannot be had. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stdout.write('Installing Chromium …\n')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 })
  if (findBrowser() === undefined && process.platform === 'linux')
    installSystemPackage('chromium', 'fonts-liberation')
  const installed = findBrowser()
  if (installed !== undefined) return installed
  process.stderr.write('No Chromium could be installed: install one and run the tests again\n')
  process.exit(1)
}
