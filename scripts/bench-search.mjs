import { runPinned } from './install.mjs'

runPinned('../bench/search-latency.ts')
