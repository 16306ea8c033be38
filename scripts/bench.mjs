import { runPinned } from './install.mjs'

runPinned('../bench/run.ts')
