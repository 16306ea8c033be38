import { mutationRun } from './options.mjs'

/** What decides without asking anybody, by the tests of it alone. */
export default mutationRun({
  name: 'registration-rules',
  mutate: [
    'lib/registration/**/*.ts',
    'lib/steps/{decide-step,flow,next-step,open-steps,handler/back-to-step,handler/rate-limited,handler/step-form}.ts',
    '!lib/registration/**/*.server.ts',
    // The handlers' tests judge these.
    '!lib/registration/submit/{check-form,step-outcome}.ts',
  ],
  tests: [
    'tests/unit/registration/{decide-step,flows,next-step,notices,own-names,progress,step-paths,steps}.test.ts',
    'tests/unit/steps/steps.test.ts',
    'tests/unit/registration/drafts/{drafts,stored-shapes,typed-values}.test.ts',
    'tests/unit/steps/handler/{back-to-step,step-form}.test.ts',
    'tests/unit/site-handover/{move-ticket,site-move}.test.ts',
    'tests/unit/registration/schemas/*.test.ts',
    'tests/unit/registration/submit/{address-choice,change-country,refusals}.test.ts',
    'tests/unit/registration/bad-inputs/rules.test.ts',
    'tests/unit/properties/step-walks.test.ts',
  ],
})
