import { runPinned } from './install.mjs'

runPinned('start-store.ts')
