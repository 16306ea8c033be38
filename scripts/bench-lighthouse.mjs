import { runPinned } from './install.mjs'

runPinned('../bench/lighthouse.ts')
