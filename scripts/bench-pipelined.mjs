import { runPinned } from './install.mjs'

runPinned('../bench/pipelined.ts')
