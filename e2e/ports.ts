/** Ports of the store and the sandbox that the end-to-end tests start, beside those of a running `npm start`. */
export const E2E_PORTS = { store: 3300, sandbox: 3400 } as const
