import { runPinned } from './install.mjs'

// Scripts of others run once the visitor agrees; browser tests and measurements start the store without them.
process.env.SANDBOX_TAGS ??= 'on'
runPinned('start-store.ts')
