const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * Returns the loopback address to listen on, if `HOSTNAME` is one, and sets `HOSTNAME` to `localhost` for
 * the framework. The framework writes every loopback address in its own URLs as `localhost`; configured with
 * another name, it takes its own rewrites for external ones and calls itself endlessly.
 */
export function takeLoopbackAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const { HOSTNAME: address = '' } = environment
  if (!LOOPBACK.test(address)) return undefined
  environment.HOSTNAME = 'localhost'
  return address.replace(/[[\]]/g, '')
}
