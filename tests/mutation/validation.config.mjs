import { mutationRun } from './options.mjs'

export default mutationRun({
  name: 'validation',
  mutate: ['lib/validation/**/*.ts'],
  tests: [
    'tests/unit/validation/*.test.ts',
    'tests/unit/registration/schemas/*.test.ts',
    'tests/unit/registration/bad-inputs/rules.test.ts',
    'tests/unit/properties/{stable-rules,codes-and-phones}.test.ts',
  ],
})
