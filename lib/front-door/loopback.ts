const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * The loopback address the process is to listen on, if it is one. The framework is then told `localhost`
 * instead: it writes every loopback address in its own URLs like that, and where it was told another name it
 * takes its own rewrites for those to another server, and calls itself without end.
 */
export function takeLoopbackAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const { HOSTNAME: address = '' } = environment
  if (!LOOPBACK.test(address)) return undefined
  environment.HOSTNAME = 'localhost'
  return address.replace(/[[\]]/g, '')
}
