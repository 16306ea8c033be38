import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': import.meta.dirname,
  // The marker package throws outside React Server Components; unit tests call server modules directly.
  'server-only': new URL('./tests/setup/empty-module.ts', import.meta.url).pathname,
}

/** Tests of the built store as a process, among back ends that fail. */
const WHOLE = 'tests/faults/**/*.test.ts'

// Generous, because the machine may be busy; no test measures time.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Many tests wait for something; one worker more than cores leaves no core idle meanwhile. */
const workers = { maxWorkers: availableParallelism() + 1 }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...timeouts,
          ...workers,
          name: 'node',
          environment: 'node',
          env: { LOG_LEVEL: 'silent' },
          include: ['tests/**/*.test.ts'],
          exclude: [WHOLE],
          globalSetup: ['tests/setup/seeded-database.ts'],
          // Files share processes: `own-state` gives each the state of a new one.
          isolate: false,
          setupFiles: ['tests/setup/own-state.ts', 'tests/setup/fail-on-console.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...timeouts,
          name: 'whole',
          environment: 'node',
          include: [WHOLE],
          globalSetup: ['tests/setup/built-store.ts', 'tests/setup/seeded-database.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          // The processes of a whole store need the machine for themselves.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          ...timeouts,
          ...workers,
          name: 'dom',
          environment: 'jsdom',
          env: { LOG_LEVEL: 'silent' },
          include: ['tests/**/*.test.tsx'],
          isolate: false,
          // After the other files: a process goes on with files of its own project only.
          sequence: { groupOrder: 1 },
          // It keeps what it has loaded, so each file evaluates its own.
          server: { deps: { inline: ['swr'] } },
          setupFiles: [
            'tests/setup/own-state.ts',
            'tests/setup/own-page.ts',
            'tests/setup/fail-on-console.ts',
            'tests/setup/dom.ts',
          ],
        },
      },
    ],
  },
})
