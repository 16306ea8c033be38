import { runPinned } from './install.mjs'

runPinned('run-check.ts')
