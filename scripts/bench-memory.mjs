import { runPinned } from './install.mjs'

runPinned('../bench/memory.ts')
