import { runPinned } from './install.mjs'

runPinned('start-development.ts')
