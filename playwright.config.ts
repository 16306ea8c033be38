import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { E2E_PORTS } from './e2e/ports'
import { BREAKABLE } from './e2e/support/breaking'
import { endingOrigin } from './e2e/support/origins'
import { HOST_ENDINGS } from './lib/site/sites'
import { findBrowser } from './scripts/browser'
import { BUSY_MACHINE } from './tests/support/busy-machine'

const executablePath = findBrowser()
const runsAsRoot = process.getuid?.() === 0

const ALONE = /\.alone\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` runs files that failed once more, alone; a second try among all the others would hide what is
  // flaky.
  retries: 0,
  // Twice the cores of a small machine: a test often waits.
  workers: 4,
  // Generous, because the machine may be busy; no test measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${E2E_PORTS.store}`,
    actionTimeout: 15_000,
    // Recording slows every test down; `npm test` records what is run again.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(runsAsRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        // Nothing is drawn for anybody to see.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // Behind TLS in production; without this the browser takes plain http of these names for unsafe.
        `--unsafely-treat-insecure-origin-as-secure=${HOST_ENDINGS.map(endingOrigin).join(',')}`,
        `--host-resolver-rules=${HOST_ENDINGS.map(ending => `MAP *.example.${ending} 127.0.0.1`).join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'together', testIgnore: ALONE },
    // Last, on a machine that does nothing else: on a busy one, stores start slowly and shed load.
    { name: 'alone', testMatch: ALONE, dependencies: ['together'], fullyParallel: false, workers: 1 },
  ],
  webServer: {
    command: 'node scripts/start-store.ts',
    cwd: import.meta.dirname,
    url: `http://localhost:${E2E_PORTS.store}/api/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(E2E_PORTS.store),
      SANDBOX_PORT: String(E2E_PORTS.sandbox),
      STORE_DATA: join(tmpdir(), `store-e2e-${process.pid}`),
      LOG_LEVEL: 'warn',
      ...BUSY_MACHINE,
      ...BREAKABLE,
      // Every test names a network address of its own, so that limits count for it alone.
      TRUST_PROXY: 'true',
    },
  },
})
