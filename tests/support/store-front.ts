import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const PROXY_PREFIX = '/api/assessments/login/auth'

export type StoreFront = { origin: string; forwardTo(identityUrl: string): void; stop(): Promise<void> }

/**
 * A page on an origin of its own with the vendor's unmodified browser library in `window.sdk`, and the
 * same-origin proxy to the identity provider that the library needs.
 */
export const startStoreFront = async (): Promise<StoreFront> => {
  const library = await bundleLibrary()
  let target = ''
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path.startsWith(PROXY_PREFIX)) forward(target, incoming, outgoing)
    else if (path === '/sdk.js') outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(library)
    else if (path.startsWith('/callback')) outgoing.writeHead(200, { 'content-type': 'text/html' }).end('')
    else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  })
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    forwardTo: identityUrl => {
      target = identityUrl
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PAGE = `<!doctype html><title>Store</title><link rel="icon" href="data:,">
<script type="module">import * as sdk from '/sdk.js'; window.sdk = sdk</script>`

const bundleLibrary = async (): Promise<string> => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    // A dependency of the library reads it, and browsers have no `process`.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@forgerock/javascript-sdk')),
        formats: ['es'],
        fileName: 'sdk',
      },
    },
  })
  const [first] = Array.isArray(bundle) ? bundle : [bundle]
  if (first === undefined || !('output' in first)) throw new Error('the bundler gave no output')
  return first.output[0].code
}

const forward = (target: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const path = (incoming.url ?? '').slice(PROXY_PREFIX.length)
  const forwarded = {
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'http',
    'x-forwarded-prefix': PROXY_PREFIX,
  }
  const upstream = request(
    `${target}${path}`,
    { method: incoming.method ?? 'GET', headers: { ...incoming.headers, ...forwarded } },
    answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

const listen = (server: Server): Promise<number> =>
  new Promise(resolve => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
