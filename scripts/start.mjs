import { runPinned } from './install.mjs'

// Third-party scripts run after consent; browser tests and measurements start the store without them.
process.env.SANDBOX_TAGS ??= 'on'
runPinned('start-store.ts')
