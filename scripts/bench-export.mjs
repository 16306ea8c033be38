import { runPinned } from './install.mjs'

runPinned('../bench/export.ts')
