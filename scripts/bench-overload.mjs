import { runPinned } from './install.mjs'

runPinned('../bench/overload.ts')
