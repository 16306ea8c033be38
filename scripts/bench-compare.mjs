import { runPinned } from './install.mjs'

runPinned('../bench/compare.ts')
