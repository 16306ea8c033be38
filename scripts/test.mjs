import { runPinned } from './install.mjs'

runPinned('run-tests.ts')
