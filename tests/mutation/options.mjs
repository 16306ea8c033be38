/**
 * A mutation run: every change that could be made to the files has to break one of the tests, for at least 85
 * of 100 changes. All of these tests judge rules and handlers in this process; those that start servers or
 * browsers are no part of it.
 */
export function mutationRun({ name, mutate, tests }) {
  // Read by the configuration of the tests, in the processes that run them.
  process.env.MUTATION_TESTS = tests.join(' ')
  return {
    mutate,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Endless loops end by a count of steps; a busy machine must not pass for one.
    timeoutMS: 120_000,
    // What is copied and tested; the compiler settings stay behind, because their reader expects an older
    // compiler.
    ignorePatterns: [
      '**',
      ...['app', 'components', 'lib', 'locales', 'tests'].map(folder => `!${folder}/**`),
    ],
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    jsonReporter: { fileName: `test-results/mutation-${name}.json` },
    thresholds: { high: 95, low: 90, break: 85 },
    warnings: { slow: false },
  }
}
