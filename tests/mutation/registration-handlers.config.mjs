import { mutationRun } from './options.mjs'

/**
 * What asks the back ends, over ones of the tests' own. Whole tables of inputs against every handler prove
 * little more about a single change, for much time.
 */
export default mutationRun({
  name: 'registration-handlers',
  mutate: [
    'lib/registration/**/*.server.ts',
    'lib/steps/handler/*.server.ts',
    // Shapes of what they answer, which only they can show to be right.
    'lib/registration/submit/{check-form,step-outcome}.ts',
    'lib/steps/handler/step-answer.ts',
  ],
  tests: [
    'tests/unit/registration/*.test.ts',
    'tests/unit/steps/{*,handler/*}.test.ts',
    'tests/unit/registration/{drafts,handler,submit}/*.test.ts',
    'tests/unit/site-handover/{arrival,choose-locale,sibling-move,site-memory,site-move}.test.ts',
    'tests/unit/site-handover/{move-notice,move-ticket}.test.ts',
    'tests/unit/registration/bad-inputs/{bodies,repetitions}.test.ts',
  ],
})
