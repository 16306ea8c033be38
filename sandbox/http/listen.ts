import { createServer, type RequestListener, type Server } from 'node:http'
import { StartRefusal } from '../start-refusal.ts'

export type Listening = { port: number; attach(listener: RequestListener): void; stop(): Promise<void> }

/**
 * Takes a port before the service behind it exists, because some services must know their own address.
 * Until a listener is attached every request is answered 503. Throws a `StartRefusal` for a port in use.
 */
export const listen = async (host: string, port: number): Promise<Listening> => {
  let serve: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end()
  }
  const server = createServer((request, response) => serve(request, response))
  await bind(server, host, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP listener has an address object')
  return {
    port: address.port,
    attach: listener => {
      serve = listener
    },
    stop: () => close(server),
  }
}

const bind = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartRefusal(`Sandbox port ${port} on ${host} cannot be used (${error.code ?? error.message})`),
      ),
    )
    server.listen(port, host, () => resolve())
  })

const close = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    // Streams and kept-alive connections would hold the process open.
    server.closeAllConnections()
  })
