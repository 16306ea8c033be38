import { E2E_PORTS } from '../e2e/ports.ts'
import { ensureBrowser } from './browser.ts'
import { buildStore } from './build-store.ts'
import { ensureRedis } from './redis.ts'
import { root } from './run-settings.ts'
import { type Count, check, playwright, vitest } from './tests/count.ts'
import { TEST_PROJECTS } from './tests/projects.ts'

/** A store and a sandbox of their own for the tests that change the sandbox for everybody, beyond the ports that the others use. */
const PORTS_ALONE = {
  E2E_PORT: String(E2E_PORTS.store + 40),
  E2E_SANDBOX_PORT: String(E2E_PORTS.sandbox + 200),
}

/** Tests that mostly wait, one after the other: for deadlines, for circuit breakers, for caches to grow old. */
const waitingTests = async (): Promise<readonly Count[]> => [
  await vitest({
    label: 'the whole store among faults',
    projects: TEST_PROJECTS.vitest.waiting,
    aside: true,
  }),
  await playwright({
    label: 'end-to-end tests that change the sandbox for everybody',
    projects: TEST_PROJECTS.playwright.waiting,
    env: PORTS_ALONE,
    aside: true,
  }),
]

ensureBrowser()
ensureRedis()
const counts = [
  await check('generated route types', ['next', 'typegen']),
  await check('types', ['tsc', '--noEmit', '--incremental', 'false']),
  await check('lint', ['biome', 'check', '--error-on-warnings', '.']),
]
buildStore(root)
counts.push(
  await vitest({
    label: 'unit, component, contract and architecture tests',
    projects: TEST_PROJECTS.vitest.working,
  }),
)
// What waits fills the pauses of what works.
const [together, waiting] = await Promise.all([
  playwright({ label: 'end-to-end tests', projects: TEST_PROJECTS.playwright.working }),
  waitingTests(),
])
counts.push(together, ...waiting)

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
