/** First ports of the store and the sandbox that the end-to-end tests start, beside those of a running `npm start`. */
export const E2E_PORTS = {
  store: Number(process.env.E2E_PORT ?? 3300),
  sandbox: Number(process.env.E2E_SANDBOX_PORT ?? 3400),
} as const
