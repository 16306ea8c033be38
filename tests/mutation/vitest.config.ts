import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..', '..')

const needsBackEnds = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('serveBackEnds')

/** Tests of a rule alone come first: they are quick, and the first one that notices a change ends its run. */
class DirectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => Number(needsBackEnds(one)) - Number(needsBackEnds(other)))
  }
}

/** Runs the tests that a mutation run names in its environment. */
export default defineConfig({
  root,
  resolve: {
    alias: { '@': root, 'server-only': join(root, 'tests', 'setup', 'empty-module.ts') },
  },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'node',
    env: { LOG_LEVEL: 'silent' },
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    setupFiles: ['tests/setup/fail-on-console.ts'],
    sequence: { sequencer: DirectFirst },
  },
})
