import { vi } from 'vitest'

// Test files share the processes of the runner, which saves starting one and loading packages for each file.
// Every file begins as in a process of its own, whatever the file before it left: the store's modules are
// evaluated anew; what they keep in the process, settings, global objects and the clock are as at first.
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
globalThis.storeProcessWide = undefined
vi.resetModules()
